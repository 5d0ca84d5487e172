import "server-only";
import type { Period } from "@/lib/core/period";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { TurnaroundReport } from "./rows";
import { turnaroundReport } from "./rows";

/** Turnaround times. The database returns them to staff only. */
export async function getTurnaroundReport({ from, to }: Period): Promise<TurnaroundReport> {
  const { data, error } = await serverClient().rpc("turnaround_report", { p_from: from, p_to: to });
  if (error) throw databaseFailure(error, "No se pudo calcular el informe. Intenta de nuevo.");
  return turnaroundReport.parse(data);
}
