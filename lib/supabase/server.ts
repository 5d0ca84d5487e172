import "server-only";
import { createServerClient } from "@supabase/ssr";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { env } from "@/lib/core/env";
import { VISITOR_HEADER } from "@/lib/server/visitor-address";
import { hintAfter, hintCookieOptions, SESSION_HINT, sessionCookieOptions } from "./cookies";
import type { Database } from "./database.types";
import { DATABASE } from "./fetch";
import { visitorFetch } from "./visitor-fetch";

/** Client with the session of the request's cookies. One per request; it may still be used after the response began. */
export const serverClient = cache(() => {
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const [requestCookies, requestHeaders] = [cookies(), headers()];
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    db: DATABASE,
    global: {
      fetch: async (input, init) => visitorFetch((await requestHeaders).get(VISITOR_HEADER))(input, init),
    },
    cookieOptions: sessionCookieOptions(SITE_URL),
    cookies: {
      getAll: async () => (await requestCookies).getAll(),
      setAll: async (written) => {
        const jar = await requestCookies;
        try {
          for (const { name, value, options } of written) jar.set(name, value, options);
          const hint = hintAfter(written);
          if (hint) jar.set(SESSION_HINT, hint, hintCookieOptions(SITE_URL));
          if (hint === null) jar.delete(SESSION_HINT);
        } catch {
          // Server components cannot set cookies; the middleware has already refreshed the session.
        }
      },
    },
  });
});
