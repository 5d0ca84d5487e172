import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { foundForSale } from "./rows";
import type { FoundForSale } from "./types";

/** What the till's field found: what the text is a code of, and what has it in its name. */
export async function findForSale(query: string): Promise<FoundForSale> {
  const { data, error } = await serverClient().rpc("find_for_sale", { p_query: query });
  if (error) throw databaseFailure(error, "No pudimos buscar. Intenta de nuevo.");
  return foundForSale.parse(data);
}
