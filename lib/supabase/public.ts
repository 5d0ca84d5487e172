import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/core/env";
import type { Database } from "./database.types";

let client: ReturnType<typeof visitorClient> | undefined;

/** A client of its own, signed in as nobody: what it is told stays in it. */
export function visitorClient() {
  return createClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Reads what anyone may read. No cookies, so cached pages may use it. */
export function publicClient() {
  client ??= visitorClient();
  return client;
}
