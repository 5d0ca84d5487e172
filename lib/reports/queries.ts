import "server-only";
import type { Period } from "@/lib/core/period";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { idleReport, reorderReport, type SalesReport, salesReport, stockReport } from "./rows";
import type { Grouping } from "./types";

const FAILED = "No se pudo calcular el informe. Intenta de nuevo.";

type Page = { p_limit: number; p_offset?: number };

/** All rows, for a file. */
export const ALL_ROWS: Page = { p_limit: 50_000 };

/** Sales of a period. The database returns reports only to those who may see them. */
export async function getSalesReport(
  { from, to }: Period,
  by: Grouping,
  page: Page = ALL_ROWS,
): Promise<SalesReport> {
  const { data, error } = await serverClient().rpc("report_sales", {
    p_from: from,
    p_to: to,
    p_by: by,
    ...page,
  });
  if (error) throw databaseFailure(error, FAILED);
  return salesReport.parse(data);
}

/** Value of the stock. */
export async function getStockReport(page: Page = ALL_ROWS) {
  const { data, error } = await serverClient().rpc("report_stock", page);
  if (error) throw databaseFailure(error, FAILED);
  return stockReport.parse(data);
}

/** What has not moved for 90 days. */
export async function getIdleReport(page: Page = ALL_ROWS) {
  const { data, error } = await serverClient().rpc("report_idle", page);
  if (error) throw databaseFailure(error, FAILED);
  return idleReport.parse(data);
}

/** What to buy so that it lasts four weeks. */
export async function getReorderReport(page: Page = ALL_ROWS) {
  const { data, error } = await serverClient().rpc("report_reorder", page);
  if (error) throw databaseFailure(error, FAILED);
  return reorderReport.parse(data);
}
