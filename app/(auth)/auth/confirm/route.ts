import { type NextRequest, NextResponse } from "next/server";
import { openMailLink } from "@/lib/auth/links";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { env } from "@/lib/core/env";
import { tooManyText } from "@/lib/core/refusal";

/** A person opens one link, perhaps twice; whoever tries many guesses. */
const LINKS = { limit: 10, windowSeconds: 60 };

/** Mail scanners look at links with HEAD before the person does; that must not use the link up. */
export function HEAD() {
  return new Response(null, { status: 204 });
}

export async function GET(request: NextRequest) {
  const wait = await secondsToWait("auth.confirm", null, LINKS);
  if (wait > 0) return tooManyText(wait);
  const path = await openMailLink(request.nextUrl.searchParams);
  return NextResponse.redirect(new URL(path, env().SITE_URL), 303);
}
