import "server-only";
import { databaseFailure } from "./errors";
import { serverClient } from "./server";

/** Name of the staff member who last changed a row; empty when unknown. `key` is the row's key in the audit log. */
export async function lastEditor(table: string, key: string): Promise<string> {
  const { data, error } = await serverClient().rpc("last_editor", { p_table: table, p_key: key });
  if (error) throw databaseFailure(error, "No se pudo leer quién guardó");
  return data ?? "";
}

/** The result of a save that was refused because a colleague saved first. */
export async function savedByOther<Row>(table: string, key: string, current: Row) {
  return { saved: false, current, by: await lastEditor(table, key) };
}
