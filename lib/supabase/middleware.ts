import "server-only";
import { createServerClient } from "@supabase/ssr";
import type { NextRequest, NextResponse } from "next/server";
import { accountMark } from "@/lib/core/account-mark";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { VISITOR_HEADER } from "@/lib/server/visitor-address";
import { readClaims } from "./claims";
import { hintCookieOptions, isSessionCookie, SESSION_HINT, sessionCookieOptions } from "./cookies";
import type { Database } from "./database.types";
import { DATABASE } from "./fetch";
import { visitorFetch } from "./visitor-fetch";

type Written = Parameters<NextResponse["cookies"]["set"]>;

/** Reads a request's session and refreshes it when due; `sendCookies` adds the new cookies to the response. */
export async function openSession(request: NextRequest) {
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const written: Written[] = [];
  const supabase = createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    db: DATABASE,
    global: { fetch: visitorFetch(request.headers.get(VISITOR_HEADER)) },
    cookieOptions: sessionCookieOptions(SITE_URL),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          // The page rendered next must see the refreshed session.
          request.cookies.set(name, value);
          written.push([name, value, options]);
        }
      },
    },
  });
  let isUnavailable = false;
  const claims = await readClaims(supabase).catch((error: unknown) => {
    log("warn", "auth.unanswered", { cause: error });
    isUnavailable = true;
    return null;
  });

  function sendCookies<Response extends NextResponse>(response: Response): Response {
    for (const cookie of written) response.cookies.set(...cookie);
    const hinted = request.cookies.get(SESSION_HINT)?.value;
    const session = request.cookies.getAll().some(({ name, value }) => isSessionCookie(name) && value !== "");
    const mark = claims && accountMark(claims.sub);
    if (mark && hinted !== mark) response.cookies.set(SESSION_HINT, mark, hintCookieOptions(SITE_URL));
    if (!session && hinted !== undefined) response.cookies.delete(SESSION_HINT);
    return response;
  }

  /** `isUnavailable`: Auth is unavailable, so `claims` is unknown. */
  return { supabase, claims, isUnavailable, sendCookies };
}
