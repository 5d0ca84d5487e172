import { type NextRequest, NextResponse } from "next/server";
import { openMailLink } from "@/lib/auth/links";
import { env } from "@/lib/core/env";

/** Mail scanners look at links with HEAD before the person does; that must not use the link up. */
export function HEAD() {
  return new Response(null, { status: 204 });
}

export async function GET(request: NextRequest) {
  const path = await openMailLink(request.nextUrl.searchParams);
  return NextResponse.redirect(new URL(path, env().SITE_URL), 303);
}
