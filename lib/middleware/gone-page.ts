import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { gonePageOf } from "./gone";

/**
 * Answers 410 for an address under /retirado; undefined for the others.
 * The framework's own pages can answer 200, 404 or a redirect alone, so the page of something deleted redirects here,
 * where the status is ours to give: a crawler that reads 410 drops the address for good, 404 is asked for again.
 */
export function gonePage({ nextUrl }: NextRequest): NextResponse | undefined {
  const page = gonePageOf(nextUrl.pathname);
  return page && NextResponse.rewrite(new URL(page, nextUrl), { status: 410 });
}
