import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { databaseFailure } from "@/lib/supabase/errors";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { getEditableSettings } from "./queries";
import type { SettingsInput } from "./schema";
import type { EditableSettings } from "./values";
import { toEditableSettings, toSettingsRow } from "./values";

/**
 * Saves unless a colleague saved since the editor loaded; then nothing is written and the stored version is returned.
 */
export async function saveSettings(input: SettingsInput): Promise<Saved<EditableSettings>> {
  const { data, error } = await serverClient()
    .from("store_settings")
    .update(toSettingsRow(input))
    .eq("id", true)
    .eq("version", input.version)
    .select("*")
    .maybeSingle();
  if (error) throw databaseFailure(error, "No se pudo guardar la configuración. Intenta de nuevo.");
  if (data) return { saved: true, current: toEditableSettings(data) };
  const current = await getEditableSettings();
  // The version matches but nothing was written: row-level security denied it.
  if (current.version === input.version) throw new Failure("forbidden", "Sin permisos");
  return savedByOther("store_settings", "true", current);
}
