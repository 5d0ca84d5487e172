import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { readAccount } from "@/lib/auth/account";
import { safeNext } from "@/lib/auth/next-path";
import { noticeCookie } from "@/lib/auth/notice";
import { toRole } from "@/lib/auth/roles";
import { guardVisit, needsLogin } from "@/lib/auth/route-guard";
import { livePolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { RELEASE, RELEASE_HEADER } from "@/lib/core/env-release";
import { log, loggedPath } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { LIVE_FOLDERS, PAYMENT_FOLDERS, underFolders } from "@/lib/server/live-folders";
import { openSession } from "@/lib/supabase/middleware";
import { findMissingRow } from "./missing-row";
import { notFoundPage, outagePage } from "./not-found-page";

const LIVE = new RegExp(`^/${underFolders(Object.values(LIVE_FOLDERS).flat())}`);
/** They need no session: a WhatsApp order works without Auth. */
const BUYING = ["/carrito", "/pagar"];
const TAKES_PAYMENTS = new RegExp(`^/${underFolders(PAYMENT_FOLDERS)}`);

/** Whether a page is rendered per request. */
export function isLive({ nextUrl }: NextRequest): boolean {
  return LIVE.test(nextUrl.pathname);
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** For pages rendered per request: refreshes the session, checks the role, sets the content policy. */
export async function handleLiveRequest(request: NextRequest): Promise<NextResponse> {
  const session = await openSession(request);
  // An open page asks what a visit would be answered (components/live/refresh-guard.ts).
  const isQuestion = request.method === "OPTIONS";
  // Actions authorise themselves; a redirect would lose their response.
  const isVisit = request.method === "GET" || request.method === "HEAD";
  const early = isVisit || isQuestion ? await responseToVisit(request, session) : undefined;
  if (isQuestion) {
    const status = early?.status ?? 204;
    const headers = { [RELEASE_HEADER]: RELEASE };
    return session.sendCookies(noStore(new NextResponse(null, { status, headers })));
  }
  if (early) return session.sendCookies(early);

  const nonce = btoa(crypto.randomUUID());
  const policy = policyFor(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // The framework reads the nonce for its own scripts from this header.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  noStore(response);
  // When cookies are set, the framework re-renders the page with the action's response: without a session, the sign-in
  // page would replace what was typed.
  return isVisit || session.claims ? session.sendCookies(response) : response;
}

/** The response instead of the requested page; undefined when access is allowed. */
async function responseToVisit(request: NextRequest, session: Session): Promise<NextResponse | undefined> {
  const { pathname } = request.nextUrl;
  if (session.isUnavailable && !BUYING.includes(pathname)) return outagePage();
  try {
    const redirection = await findRedirect(request, session);
    if (redirection) return isByRouter(request) ? fullLoadResponse() : redirectTo(request, redirection);
    const missing = await findMissingRow(request.nextUrl, session);
    return missing && notFoundPage(request, missing);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log("warn", "visit.unanswered", { path: loggedPath(pathname), cause: error.cause });
    return outagePage();
  }
}

/** Whether the request is the framework's router prefetching or navigating; its other headers do not reach the middleware. */
function isByRouter(request: NextRequest): boolean {
  return request.headers.has("next-url");
}

/**
 * If redirected, the router would request parts of the old page from the new address and log a 404 per prefetched link.
 * It discards a response that is no page data, and loads a clicked link as a full page.
 */
function fullLoadResponse(): NextResponse {
  return noStore(new NextResponse("", { headers: { "content-type": "text/plain" } }));
}

function redirectTo(
  request: NextRequest,
  { to, notice }: NonNullable<ReturnType<typeof guardVisit>>,
): NextResponse {
  const response = noStore(NextResponse.redirect(new URL(to, request.url)));
  if (notice) response.cookies.set(...noticeCookie(notice));
  return response;
}

async function findRedirect({ nextUrl }: NextRequest, session: Session) {
  const { pathname, search, searchParams } = nextUrl;
  const isAsked = session.claims && (needsLogin(pathname) || pathname === "/auth");
  const account = isAsked ? await readAccount(session.supabase) : null;
  return guardVisit({
    path: pathname,
    full: `${pathname}${search}`,
    mode: searchParams.get("modo"),
    signedIn: account !== null,
    role: toRole(account?.role),
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
