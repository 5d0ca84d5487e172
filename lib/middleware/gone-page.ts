import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { gonePageOf } from "./gone";

/**
 * Responds 410 for paths under /retirado; undefined for others. The framework's pages can only respond 200, 404 or a
 * redirect, so pages of deleted things redirect here: crawlers drop a 410 for good, but retry a 404.
 */
export function gonePage({ nextUrl }: NextRequest): NextResponse | undefined {
  const page = gonePageOf(nextUrl.pathname);
  return page && NextResponse.rewrite(new URL(page, nextUrl), { status: 410 });
}
