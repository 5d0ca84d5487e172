import { type NextRequest, NextResponse } from "next/server";
import { finishGoogle } from "@/lib/auth/links";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { env } from "@/lib/core/env";
import { tooManyText } from "@/lib/core/refusal";

const RETURNS = { limit: 20, windowSeconds: 60 };

export async function GET(request: NextRequest) {
  const wait = await secondsToWait("auth.callback", null, RETURNS);
  if (wait > 0) return tooManyText(wait);
  const path = await finishGoogle(request.nextUrl.searchParams);
  return NextResponse.redirect(new URL(path, env().SITE_URL), 303);
}
