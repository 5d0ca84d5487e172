import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { livePolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { isUuid } from "@/lib/core/text";
import { openSession } from "@/lib/supabase/middleware";
import { safeNext } from "./next-path";
import { toRole } from "./roles";
import { guardVisit, needsStaff } from "./route-guard";

/** Prerendered, with the status that it deserves. */
const LOST_ORDER = "/pedido-no-encontrado";
const ORDER = /^\/pedido\/([^/]+)$/;
const TAKES_PAYMENTS = /^\/(carrito|payment|pedido|servicios-tecnicos)(\/|$)/;

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
  if (await isLostOrder(pathname, session)) return LOST_ORDER;
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

/** A page that streams has answered 200 before it finds no order, so links that nobody has are told apart here. */
async function isLostOrder(path: string, { supabase, claims }: Session): Promise<boolean> {
  const id = ORDER.exec(path)?.[1];
  if (!id) return false;
  if (isUuid(id) && !claims) return true;
  const { data, error } = isUuid(id)
    ? await supabase.rpc("order_token", { p_order: id })
    : await supabase.rpc("order_by_token", { p_token: id });
  return data === null && !error;
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
