import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { reportCsv } from "@/lib/repairs/report/csv";
import { parsePeriod } from "@/lib/repairs/report/period";
import { getTurnaroundReport } from "@/lib/repairs/report/queries";

/** The turnaround report as a CSV file. */
export const GET = defineRoute({
  name: "repairs.export-report",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: async (query) => {
    const period = parsePeriod(query, Date.now());
    const csv = reportCsv(await getTurnaroundReport(period), period);
    return fileResponse(csv, `tiempos-del-taller-${period.from}-a-${period.to}.csv`);
  },
});
