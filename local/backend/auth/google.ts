import { createHash, randomUUID } from "node:crypto";
import { escapeHtml } from "../mail/templates.ts";
import { chooserPage } from "./google-page.ts";

export interface GoogleAccount {
  email: string;
  name: string;
}

const CHOOSER = "/local/google";
const SHORT_LIVED_MS = 5 * 60_000;
const codes = new Map<string, GoogleAccount>();

/** Redirects to the local account chooser where hosted Auth redirects to Google. */
export function toChooser(response: Response): Response {
  const location = response.headers.get("location");
  if (!location?.startsWith("https://accounts.google.com/")) return response;
  return new Response(null, { status: 302, headers: { location: `${CHOOSER}${new URL(location).search}` } });
}

/** The chooser and its form handler; null for other paths. */
export function handleGoogle(request: Request, apiUrl: string, accounts: GoogleAccount[]): Response | null {
  const url = new URL(request.url);
  if (url.pathname !== CHOOSER) return null;
  const state = url.searchParams.get("state") ?? "";
  const back = new URL(`${apiUrl}/auth/v1/callback`);
  back.searchParams.set("state", state);
  if (url.searchParams.has("cancel")) {
    back.searchParams.set("error", "access_denied");
    return Response.redirect(back.href, 302);
  }
  const email = url.searchParams.get("email")?.trim().toLowerCase() ?? "";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    const html = chooserPage({ accounts, state, action: CHOOSER, refused: escapeHtml(email) });
    return new Response(html, {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    });
  }
  const known = accounts.find((account) => account.email.toLowerCase() === email);
  back.searchParams.set("code", issueCode(known ?? { email, name: email.split("@")[0] ?? email }));
  return Response.redirect(back.href, 302);
}

function issueCode(account: GoogleAccount): string {
  const code = randomUUID();
  codes.set(code, account);
  setTimeout(() => codes.delete(code), SHORT_LIVED_MS).unref();
  return code;
}

const subject = (email: string) =>
  BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`).toString();

function answerAsGoogle(address: string, init: RequestInit | undefined): Response | null {
  if (address === "https://oauth2.googleapis.com/token") {
    const code = new URLSearchParams(String(init?.body)).get("code");
    return Response.json({ access_token: code, token_type: "Bearer", expires_in: 3600 });
  }
  if (address !== "https://www.googleapis.com/userinfo/v2/me") return null;
  const code = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "") ?? "";
  const account = codes.get(code);
  codes.delete(code);
  if (!account) return new Response(null, { status: 401 });
  const { email, name } = account;
  return Response.json({
    id: subject(email),
    email: email.toLowerCase(),
    verified_email: true,
    name,
    picture: "",
  });
}

let installed = false;

/** lite calls Google's fixed URLs with the global fetch: only those two are mocked here. */
export function standInForGoogle(): void {
  if (installed) return;
  installed = true;
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return answerAsGoogle(address, init) ?? real(input, init);
  };
}
