import { type NextRequest, NextResponse } from "next/server";
import { finishGoogle } from "@/lib/auth/links";
import { env } from "@/lib/core/env";

export async function GET(request: NextRequest) {
  const path = await finishGoogle(request.nextUrl.searchParams);
  return NextResponse.redirect(new URL(path, env().SITE_URL), 303);
}
