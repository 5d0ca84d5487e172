import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { databaseFailure } from "@/lib/supabase/errors";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import type { SaveSynonymInput } from "./schema";
import type { Synonym } from "./types";

const COLUMNS = "id, words, version";
const FAILED = "No se pudieron guardar las palabras. Intenta de nuevo.";
const GONE = "Alguien más eliminó este grupo. Recarga la página.";

export async function addSynonym({ words }: { words: string }): Promise<{ id: string }> {
  const { data, error } = await serverClient()
    .from("search_synonyms")
    .insert({ words })
    .select("id")
    .single();
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/**
 * Saves unless a colleague saved since the page was loaded; then nothing is written and the stored version is returned.
 */
export async function saveSynonym({ id, version, words }: SaveSynonymInput): Promise<Saved<Synonym>> {
  const supabase = serverClient();
  const { data, error } = await supabase
    .from("search_synonyms")
    .update({ words })
    .eq("id", id)
    .eq("version", version)
    .select(COLUMNS)
    .maybeSingle();
  if (error) throw databaseFailure(error, FAILED);
  if (data) return { saved: true, current: data };
  const { data: current, error: unread } = await supabase
    .from("search_synonyms")
    .select(COLUMNS)
    .eq("id", id)
    .maybeSingle();
  if (unread) throw databaseFailure(unread, FAILED);
  if (!current) throw new Failure("not_found", GONE);
  // The version matches but nothing was written: row-level security denied it.
  if (current.version === version) throw new Failure("forbidden", "Sin permisos");
  return savedByOther("search_synonyms", id, current);
}

export async function removeSynonym({ id }: { id: string }): Promise<{ id: string }> {
  const { data, error } = await serverClient()
    .from("search_synonyms")
    .delete()
    .eq("id", id)
    .select("id")
    .maybeSingle();
  if (error) throw databaseFailure(error, "No se pudo eliminar el grupo. Intenta de nuevo.");
  if (!data) throw new Failure("not_found", GONE);
  return data;
}
