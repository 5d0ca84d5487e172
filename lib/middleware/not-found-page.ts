import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { publicPolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { log, loggedPath } from "@/lib/core/log";

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
  | "gestion-pedido"
  | "gestion-servicio"
  | "gestion-producto"
  | "gestion-curso"
  | "gestion-articulo"
  | "gestion-mensaje"
  | "usuario";

/** `pagina`: an unknown address. */
export type NotFoundPage = NotFoundKind | "pagina";

const RETRY_SECONDS = 10;

/**
 * Rewrites to a page under /perdida, keeping the URL. The status is set here: the framework's own 404 is empty until
 * scripts have run, and it caches one on disk for every unknown URL.
 */
function show({ nextUrl }: NextRequest, kind: NotFoundPage | "sin-servicio", status: number): NextResponse {
  const response = NextResponse.rewrite(new URL(`/perdida/${kind}`, nextUrl), { status });
  // The page is cached, so it gets the policy without a nonce.
  response.headers.set("content-security-policy", publicPolicy(env().SUPABASE_URL, isDevelopment));
  response.headers.set("cache-control", "no-store");
  return response;
}

/** 404, with texts for the kind of thing that is missing. */
export function notFoundPage(request: NextRequest, kind: NotFoundPage): NextResponse {
  log("info", "page.not_found", { path: loggedPath(request.nextUrl.pathname) });
  return show(request, kind, 404);
}

/** 503: the backend is unavailable, so nothing is known about the session. */
export function outagePage(request: NextRequest): NextResponse {
  const response = show(request, "sin-servicio", 503);
  response.headers.set("retry-after", String(RETRY_SECONDS));
  return response;
}
