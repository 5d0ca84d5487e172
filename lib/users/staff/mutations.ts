import "server-only";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { SetRoleInput } from "./schema";

/** Changes a role; the database decides, and its errors have the reason. */
export async function setRole({ userId, role }: SetRoleInput): Promise<void> {
  const { error } = await serverClient().rpc("set_user_role", { p_user: userId, p_role: role });
  if (!error) return;
  if (error.code === "42501") throw new Failure("forbidden", error.message, { cause: error });
  throw databaseFailure(error, "No se pudo cambiar el rol. Intenta de nuevo.");
}
