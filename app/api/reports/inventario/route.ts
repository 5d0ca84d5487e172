import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { idleCsv, reorderCsv, stockCsv } from "@/lib/reports/csv";
import { getIdleReport, getReorderReport, getStockReport } from "@/lib/reports/queries";

/** A list of the stock as CSV. */
export const GET = defineRoute({
  name: "reports.export-stock",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: async ({ ver }) => {
    if (ver === "valor")
      return fileResponse(stockCsv(await getStockReport()), datedName("valor-del-inventario", "csv"));
    if (ver === "quieto")
      return fileResponse(idleCsv(await getIdleReport()), datedName("sin-moverse", "csv"));
    return fileResponse(reorderCsv(await getReorderReport()), datedName("que-comprar", "csv"));
  },
});
