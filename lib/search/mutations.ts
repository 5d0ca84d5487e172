import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";

/** Counts a search without results, by query and day, so that staff see what is missing. Never fails. */
export async function recordMiss(query: string): Promise<void> {
  const { error } = await adminClient().rpc("record_search_miss", { p_words: query });
  if (error) log("warn", "search.miss_not_recorded", { cause: error });
}
