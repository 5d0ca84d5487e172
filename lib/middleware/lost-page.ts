import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { publicPolicy } from "@/lib/core/content-policy";
import { env, isDevelopment } from "@/lib/core/env";
import { log, loggedPath } from "@/lib/core/log";
import type { LostKind } from "./lost";

const RETRY_SECONDS = 10;

/**
 * Shows a page of /perdida under the address that was asked for. The status is given here: the framework answers its
 * own 404 with a document that is empty until scripts have run, and keeps one on disk for every address that is made up.
 */
function show({ nextUrl }: NextRequest, kind: LostKind, status: number): NextResponse {
  const response = NextResponse.rewrite(new URL(`/perdida/${kind}`, nextUrl), { status });
  // The page is a cached one, also where the address is of those that are rendered with a nonce.
  response.headers.set("content-security-policy", publicPolicy(env().SUPABASE_URL, isDevelopment));
  response.headers.set("cache-control", "no-store");
  return response;
}

/** 404, with the words for what was looked for. */
export function lostPage(request: NextRequest, kind: LostKind): NextResponse {
  log("info", "page.not_found", { path: loggedPath(request.nextUrl.pathname) });
  return show(request, kind, 404);
}

/** 503: the backend does not answer. Nothing is known, so nothing is said of who is signed in. */
export function outagePage(request: NextRequest): NextResponse {
  const response = show(request, "sin-servicio", 503);
  response.headers.set("retry-after", String(RETRY_SECONDS));
  return response;
}
