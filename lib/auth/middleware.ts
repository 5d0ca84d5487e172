import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { livePolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { openSession } from "@/lib/supabase/middleware";
import { lostLinkPage } from "./lost-link";
import { safeNext } from "./next-path";
import { toRole } from "./roles";
import { guardVisit, needsStaff } from "./route-guard";

const TAKES_PAYMENTS = /^\/(carrito|payment|pedido)(\/|$)/;

type Session = Awaited<ReturnType<typeof openSession>>;

/** Before every page that is rendered per request: refreshes the session, guards the door, sets the policy. */
export async function handleLiveRequest(request: NextRequest): Promise<NextResponse> {
  const session = await openSession(request);
  // Actions authorise themselves; sending them elsewhere would lose their answer.
  const isVisit = request.method === "GET" || request.method === "HEAD";
  const target = isVisit ? await redirectTarget(request, session) : undefined;
  if (target) return session.sendCookies(noStore(NextResponse.redirect(new URL(target, request.url))));

  const nonce = btoa(crypto.randomUUID());
  const policy = policyFor(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // Next reads the nonce for its own scripts from here.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return session.sendCookies(noStore(response));
}

async function redirectTarget({ nextUrl }: NextRequest, session: Session) {
  const { pathname, search, searchParams } = nextUrl;
  const { supabase, claims } = session;
  const lost = await lostLinkPage(pathname, session);
  if (lost) return lost;
  const checksRole = claims !== null && needsStaff(pathname);
  const profile = checksRole
    ? await supabase.from("profiles").select("role").eq("id", claims.sub).maybeSingle()
    : undefined;
  return guardVisit({
    path: pathname,
    full: `${pathname}${search}`,
    mode: searchParams.get("modo"),
    signedIn: claims !== null,
    role: toRole(profile?.data?.role),
    home: safeNext(searchParams.get("next"), env().SITE_URL),
  });
}

function policyFor(path: string, nonce: string): string {
  const { SUPABASE_URL, MERCADOPAGO_SDK_URL, MERCADOPAGO_API_URL } = env();
  return livePolicy({
    nonce,
    backendUrl: SUPABASE_URL,
    provider: TAKES_PAYMENTS.test(path)
      ? { sdkUrl: MERCADOPAGO_SDK_URL, apiUrl: MERCADOPAGO_API_URL }
      : undefined,
    development: isDevelopment,
  });
}

function noStore<Response extends NextResponse>(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  return response;
}
