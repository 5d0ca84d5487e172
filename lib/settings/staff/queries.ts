import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { EditableSettings } from "./values";
import { toEditableSettings } from "./values";

/** The settings for the editor, uncached. */
export async function getEditableSettings(): Promise<EditableSettings> {
  const { data, error } = await serverClient().from("store_settings").select("*").single();
  if (error) throw databaseFailure(error, "No se pudo cargar la configuración");
  return toEditableSettings(data);
}
