import { NextResponse } from "next/server";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { loginPath } from "@/lib/auth/route-guard";
import { getSessionUser } from "@/lib/auth/session";
import { env } from "@/lib/core/env";
import { tooManyText } from "@/lib/core/refusal";
import { getOwnData } from "@/lib/users/queries";

const SOME = { limit: 20, windowSeconds: 3600 };

/** Everything the shop holds about the person who asks, as a file. */
export async function GET() {
  const user = await getSessionUser();
  if (!user) return NextResponse.redirect(new URL(loginPath("/dashboard/perfil"), env().SITE_URL), 303);
  const wait = await secondsToWait("users.export", user, SOME);
  if (wait > 0) return tooManyText(wait);
  const today = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(await getOwnData(), null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="mis-datos-${today}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
