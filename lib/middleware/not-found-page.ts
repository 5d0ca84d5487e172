import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { publicPolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { log, loggedPath } from "@/lib/core/log";
import { ERROR_PAGE } from "@/lib/server/error-page";

/** Things that may be missing; components/not-found/texts.ts has the texts of each. */
export type NotFoundKind =
  | "producto"
  | "categoria"
  | "curso"
  | "blog"
  | "pedido"
  | "reparacion"
  | "certificado"
  | "pqr"
  | "boletin"
  | "mi-pedido"
  | "mi-servicio"
  | "gestion-venta"
  | "gestion-caja"
  | "gestion-compra"
  | "gestion-pedido"
  | "gestion-servicio"
  | "gestion-producto"
  | "gestion-curso"
  | "gestion-articulo"
  | "gestion-mensaje"
  | "gestion-cliente"
  | "usuario";

/** `pagina`: an unknown address. */
export type NotFoundPage = NotFoundKind | "pagina";

const RETRY_SECONDS = 10;

/** The policy of cached pages, which have no nonce. */
function withPublicPolicy(response: NextResponse): NextResponse {
  response.headers.set("content-security-policy", publicPolicy(env().SUPABASE_URL, isDevelopment));
  response.headers.set("cache-control", "no-store");
  return response;
}

/**
 * 404, with texts for the kind of thing that is missing: a page under /perdida, while the address stays. The status is set
 * here: the framework's own 404 is empty until scripts have run, and it caches one for every unknown address. Links with a
 * key in them have a page that is not cached.
 */
export function notFoundPage(request: NextRequest, kind: NotFoundPage): NextResponse {
  const { pathname } = request.nextUrl;
  log("info", "page.not_found", { path: loggedPath(pathname) });
  const folder = loggedPath(pathname) === pathname ? "/perdida" : "/perdida/enlace";
  const page = new URL(`${folder}/${kind}`, request.nextUrl);
  return withPublicPolicy(NextResponse.rewrite(page, { status: 404 }));
}

/** 503: the backend is unavailable, so nothing is known about the session. */
export function outagePage(): NextResponse {
  const response = new NextResponse(ERROR_PAGE, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": String(RETRY_SECONDS) },
  });
  return withPublicPolicy(response);
}
