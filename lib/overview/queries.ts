import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { overview } from "./rows";
import type { Overview } from "./types";

/** The staff dashboard: counts, pending tasks, sales and repairs. */
export async function getOverview(): Promise<Overview> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("staff_overview");
  if (error) throw databaseFailure(error, "No pudimos leer el resumen de la tienda.");
  return overview.parse(data);
}
