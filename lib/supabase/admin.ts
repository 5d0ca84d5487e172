import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/core/env";
import type { Database } from "./database.types";
import { boundedFetch, DATABASE } from "./fetch";

let client: ReturnType<typeof createClient<Database>> | undefined;

/**
 * Client with the secret key: bypasses row-level security. Only payments, guest orders, rate limits and account
 * deletion may import this file; a test checks the list of importers.
 */
export function adminClient() {
  client ??= createClient<Database>(env().SUPABASE_URL, env().SUPABASE_SECRET_KEY, {
    db: DATABASE,
    global: { fetch: boundedFetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return client;
}
