import { type Forward, readJson, rewriteJson, text } from "../http-tools.ts";
import { confirmOneAddress } from "./account.ts";
import { completeClaims } from "./claims.ts";
import { type AuthContext, authError } from "./context.ts";

const refreshing = new Map<string, Promise<unknown>>();

/** Token endpoint: opens or refreshes a session. */
export async function token(request: Request, forward: Forward, context: AuthContext): Promise<Response> {
  const grant = new URL(request.url).searchParams.get("grant_type");
  if (grant === "pkce") return completeClaims(await forward(request), "oauth", context);
  if (grant !== "refresh_token") return completeClaims(await forward(request), "password", context);
  const body = await readJson(request);
  const response = await inTurn(text(body.refresh_token) ?? "", () => forward(rewriteJson(request, body)));
  return completeClaims(response, "token_refresh", context);
}

/** Concurrent refreshes with one token return the same session instead of revoking the family. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = refreshing.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  refreshing.set(key, mine);
  try {
    return await mine;
  } finally {
    if (refreshing.get(key) === mine) refreshing.delete(key);
  }
}

// lite knows these token types; supabase-js also sends `email` and `invite`.
const KINDS: Record<string, string[]> = { email: ["signup", "magiclink"], invite: ["signup"] };

/** Verify endpoint: exchanges a mailed code or link for a session. */
export async function verify(request: Request, forward: Forward, context: AuthContext): Promise<Response> {
  const body = await readJson(request);
  const half = body.type === "email_change" ? await confirmOneAddress(body, context) : null;
  if (half) return half;
  let response = authError(400, "validation_failed", "Verify requires a verification type");
  for (const type of KINDS[String(body.type)] ?? [String(body.type ?? "")]) {
    response = await forward(rewriteJson(request, { ...body, type }));
    if (response.ok) break;
  }
  return completeClaims(response, "otp", context);
}
