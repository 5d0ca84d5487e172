import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { salesCsv } from "@/lib/reports/csv";
import { reportPeriod } from "@/lib/reports/period";
import { getSalesReport } from "@/lib/reports/queries";
import { GROUPINGS } from "@/lib/reports/types";

/** The sales of a period as CSV, grouped as on the page. The database decides who sees them, and whether with costs. */
export const GET = defineRoute({
  name: "reports.export-sales",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: async (query) => {
    const period = reportPeriod(query, Date.now());
    const by = GROUPINGS.find((one) => one === query.por) ?? "producto";
    const csv = salesCsv(await getSalesReport(period, by), by, period);
    return fileResponse(csv, `ventas-por-${by}-${period.from}-a-${period.to}.csv`);
  },
});
