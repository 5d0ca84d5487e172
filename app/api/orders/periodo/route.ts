import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { exportMoney, MONEY_EXPORT_FAILED } from "@/lib/orders/staff/money-export";
import { moneyPeriod } from "@/lib/orders/staff/money-period";

/** Payments and refunds of a period as CSV, by the day of each; who downloads it is in the audit log. */
export const GET = defineRoute({
  name: "orders.export-money",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  failed: MONEY_EXPORT_FAILED,
  run: async (query) => {
    const period = moneyPeriod(query, Date.now());
    return fileResponse(await exportMoney(period), `pagos-${period.from}-a-${period.to}.csv`);
  },
});
