import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { getEditableSettings, getRoleRights } from "./queries";
import { RIGHT_FIELDS, type RoleRights } from "./rights";
import type { SaveRightsInput, SettingsInput } from "./schema";
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

const RIGHTS_FAILED = "No se pudieron guardar los permisos. Intenta de nuevo.";

/** Saves what a role may do, unless a colleague saved since; the database decides who may, and its errors say why not. */
export async function saveRights({ role, version, ...values }: SaveRightsInput): Promise<Saved<RoleRights>> {
  const { data: saved, error } = await serverClient().rpc("set_role_rights", {
    p_role: role,
    p_rights: toRow(RIGHT_FIELDS, values),
    p_version: version,
  });
  if (error) throw databaseFailure(error, RIGHTS_FAILED);
  const current = (await getRoleRights()).find((one) => one.role === role);
  if (!current) throw new Failure("not_found", RIGHTS_FAILED);
  return saved ? { saved, current } : savedByOther("role_rights", role, current);
}
