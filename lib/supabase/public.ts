import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/core/env";
import type { Database } from "./database.types";
import { DATABASE } from "./fetch";
import { visitorFetch } from "./visitor-fetch";

let client: ReturnType<typeof visitorClient> | undefined;

/** A separate anonymous client without persisted session. `address` is the visitor's, for Auth rate limits. */
export function visitorClient(address: string | null = null) {
  return createClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    db: DATABASE,
    global: { fetch: visitorFetch(address) },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Client for public reads. Uses no cookies, so cached pages may call it. */
export function publicClient() {
  client ??= visitorClient();
  return client;
}
