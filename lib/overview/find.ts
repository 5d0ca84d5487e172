import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { log } from "@/lib/core/log";
import { serverClient } from "@/lib/supabase/server";
import { type FoundRows, toFound } from "./found";
import type { Found } from "./types";

const EACH = 5;

/**
 * What the palette shows for a few words. Each kind is found by the rules of its own list; one that fails is left
 * out, so that the others still answer.
 */
export async function findAnything(query: string): Promise<Found[]> {
  const supabase = await serverClient();
  const answers = await Promise.all([
    supabase.rpc("staff_orders", { p_query: query, p_limit: EACH }),
    supabase.rpc("list_repairs", { p_query: query, p_limit: EACH }),
    supabase.rpc("staff_products", { p_filter: { query }, p_limit: EACH }),
    supabase.rpc("search_people", { p_query: query, p_limit: EACH }),
  ]);
  const [orders, repairs, products, people] = answers.map(itemsOf);
  return toFound({ orders, repairs, products, people } as FoundRows);
}

function itemsOf({ data, error }: { data: unknown; error: PostgrestError | null }): unknown[] {
  if (error) log("warn", "find.failed", { cause: error });
  const items = (data as { items?: unknown[] } | null)?.items;
  return error || !Array.isArray(items) ? [] : items;
}
