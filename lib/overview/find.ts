import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { log } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { serverClient } from "@/lib/supabase/server";
import { type FoundRows, toFound } from "./found";
import type { FoundAnswer } from "./types";

const EACH = 5;

/**
 * Search of the command palette. Each kind uses the search of its own list; a failed one is logged and left out. Throws
 * when all of them failed.
 */
export async function findAnything(query: string): Promise<FoundAnswer> {
  const supabase = await serverClient();
  const asked = {
    orders: supabase.rpc("staff_orders", { p_query: query, p_limit: EACH }),
    repairs: supabase.rpc("list_repairs", { p_query: query, p_limit: EACH }),
    messages: supabase.rpc("contact_inbox", { p_query: query, p_limit: EACH }),
    people: supabase.rpc("search_people", { p_query: query, p_limit: EACH }),
    products: supabase.rpc("staff_products", { p_filter: { query }, p_limit: EACH }),
    courses: supabase.rpc("staff_courses", { p_query: query, p_limit: EACH }),
    posts: supabase.rpc("staff_posts", { p_query: query, p_limit: EACH }),
  };
  const answers = await Promise.all(
    Object.entries(asked).map(async ([kind, call]) => [kind, itemsOf(await call)] as const),
  );
  const failed = answers.filter(([, items]) => items === null).length;
  if (failed === answers.length) throw new Failure("unavailable", "No pudimos buscar. Intenta de nuevo.");
  const rows = Object.fromEntries(answers.map(([kind, items]) => [kind, items ?? []]));
  return { found: toFound(rows as FoundRows), isIncomplete: failed > 0 };
}

/** Null when the list's query failed. Results of a corrected spelling are ignored. */
function itemsOf({ data, error }: { data: unknown; error: PostgrestError | null }): unknown[] | null {
  if (error) log("warn", "find.failed", { cause: error });
  if (error) return null;
  const { items, corrected } = (data ?? {}) as { items?: unknown; corrected?: string | null };
  return Array.isArray(items) && !corrected ? items : [];
}
