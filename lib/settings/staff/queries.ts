import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { RIGHT_ROLES, type RoleRights, toRoleRights } from "./rights";
import type { EditableSettings } from "./values";
import { toEditableSettings } from "./values";

/** The settings for the editor, uncached. */
export async function getEditableSettings(): Promise<EditableSettings> {
  const { data, error } = await serverClient().from("store_settings").select("*").single();
  if (error) throw databaseFailure(error, "No se pudo cargar la configuración");
  return toEditableSettings(data);
}

/** What each role of the staff may do, from the least to the most; staff only. */
export async function getRoleRights(): Promise<RoleRights[]> {
  const { data, error } = await serverClient().from("role_rights").select("*");
  if (error) throw databaseFailure(error, "No se pudieron cargar los permisos");
  const rights = data.map(toRoleRights);
  return RIGHT_ROLES.flatMap((role) => rights.filter((one) => one.role === role));
}
