import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { Business, Overview, Waiting } from "./rows";
import { business, overview, waiting } from "./rows";

/** The staff dashboard: counts, pending tasks and repairs. */
export async function getOverview(): Promise<Overview> {
  const { data, error } = await serverClient().rpc("staff_overview");
  if (error) throw databaseFailure(error, "No pudimos leer el resumen de la tienda.");
  return overview.parse(data);
}

/** Sales, money to collect and best sellers; for those who see the reports. */
export async function getBusiness(): Promise<Business> {
  const { data, error } = await serverClient().rpc("staff_business");
  if (error) throw databaseFailure(error, "No pudimos leer las cifras del negocio.");
  return business.parse(data);
}

/** The counters of the menu. */
export async function getWaiting(): Promise<Waiting> {
  const { data, error } = await serverClient().rpc("staff_waiting");
  if (error) throw databaseFailure(error, "No pudimos contar lo que espera.");
  return waiting.parse(data);
}
