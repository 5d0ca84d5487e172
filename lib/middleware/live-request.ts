import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { safeNext } from "@/lib/auth/next-path";
import { noticeCookie } from "@/lib/auth/notice";
import { type Role, toRole } from "@/lib/auth/roles";
import { guardVisit, needsStaff } from "@/lib/auth/route-guard";
import { livePolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { LIVE_FOLDERS, PAYMENT_FOLDERS, underFolders } from "@/lib/core/live-folders";
import { log, loggedPath } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { BACKEND_AWAY } from "@/lib/supabase/claims";
import { databaseFailure } from "@/lib/supabase/errors";
import { openSession } from "@/lib/supabase/middleware";
import { lostLink } from "./lost-link";
import { lostPage, outagePage } from "./lost-page";

const LIVE = new RegExp(`^/${underFolders(Object.values(LIVE_FOLDERS).flat())}`);
const CART = "/carrito";
const TAKES_PAYMENTS = new RegExp(`^/${underFolders(PAYMENT_FOLDERS)}`);

/** Whether a page is rendered per request. */
export function isLive({ nextUrl }: NextRequest): boolean {
  return LIVE.test(nextUrl.pathname);
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** Before every page that is rendered per request: refreshes the session, guards the door, sets the policy. */
export async function handleLiveRequest(request: NextRequest): Promise<NextResponse> {
  const session = await openSession(request);
  // Actions authorise themselves; sending them elsewhere would lose their answer.
  const isVisit = request.method === "GET" || request.method === "HEAD";
  const answer = isVisit ? await answerVisit(request, session) : undefined;
  if (answer) return session.sendCookies(answer);

  const nonce = btoa(crypto.randomUUID());
  const policy = policyFor(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // Next reads the nonce for its own scripts from here.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  noStore(response);
  // With cookies the framework draws the page anew beside an action's answer: without a session, the sign-in over what was typed.
  return isVisit || session.claims ? session.sendCookies(response) : response;
}

/** What a visit gets instead of the page it asked for; undefined when it may have it. */
async function answerVisit(request: NextRequest, session: Session): Promise<NextResponse | undefined> {
  const { pathname } = request.nextUrl;
  // The cart needs nobody's session: an order by WhatsApp can still be written.
  if (session.isAway && pathname !== CART) return outagePage(request);
  try {
    const detour = await findDetour(request, session);
    if (detour) return isByRouter(request) ? loadWhole() : lead(request, detour);
    const lost = await lostLink(request.nextUrl, session);
    return lost && lostPage(request, lost);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log("warn", "visit.unanswered", { path: loggedPath(pathname), cause: error.cause });
    return outagePage(request);
  }
}

/** Whether the framework's router asks, for a link in sight or one that was pressed. Its other headers do not come through. */
function isByRouter(request: NextRequest): boolean {
  return request.headers.has("next-url");
}

/**
 * Sent elsewhere, the router would ask there for parts of the page that it left, and log a 404 for each link in sight.
 * Of an answer that is no part of a page it keeps nothing, and a link that was pressed it loads as a whole page.
 */
function loadWhole(): NextResponse {
  return noStore(new NextResponse("", { headers: { "content-type": "text/plain" } }));
}

function lead(
  request: NextRequest,
  { to, notice }: NonNullable<ReturnType<typeof guardVisit>>,
): NextResponse {
  const response = noStore(NextResponse.redirect(new URL(to, request.url)));
  if (notice) response.cookies.set(...noticeCookie(notice));
  return response;
}

async function findDetour({ nextUrl }: NextRequest, session: Session) {
  const { pathname, search, searchParams } = nextUrl;
  const { claims } = session;
  return guardVisit({
    path: pathname,
    full: `${pathname}${search}`,
    mode: searchParams.get("modo"),
    signedIn: claims !== null,
    role: claims && needsStaff(pathname) ? await readRole(session, claims.sub) : toRole(undefined),
    home: safeNext(searchParams.get("next"), env().SITE_URL),
  });
}

async function readRole({ supabase }: Session, id: string): Promise<Role> {
  const { data, error } = await supabase.from("profiles").select("role").eq("id", id).maybeSingle();
  // A role that cannot be read is none.
  if (error) throw databaseFailure(error, BACKEND_AWAY);
  return toRole(data?.role);
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
