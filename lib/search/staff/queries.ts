import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { Miss, Synonym } from "./types";

const MOST = 500;

/** All groups of synonyms, in alphabetical order. */
export async function listSynonyms(): Promise<Synonym[]> {
  const { data, error } = await serverClient()
    .from("search_synonyms")
    .select("id, words, version")
    .order("words")
    .limit(MOST);
  if (error) throw databaseFailure(error, "No pudimos leer las palabras de la búsqueda.");
  return data;
}

/** Searches without results in the last thirty days, the most frequent first. */
export async function listMisses(): Promise<Miss[]> {
  const { data, error } = await serverClient().rpc("staff_search_misses");
  if (error) throw databaseFailure(error, "No pudimos leer las búsquedas sin resultado.");
  return data;
}
