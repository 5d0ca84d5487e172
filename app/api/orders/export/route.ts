import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { parseListState } from "@/lib/core/list-state";
import { EXPORT_FAILED, exportOrders } from "@/lib/orders/staff/export";
import { ORDER_LIST } from "@/lib/orders/staff/list";

/** The filtered order list as CSV; who downloads it is in the audit log. */
export const GET = defineRoute({
  name: "orders.export-orders",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  failed: EXPORT_FAILED,
  run: async (query) =>
    fileResponse(await exportOrders(parseListState(query, ORDER_LIST)), datedName("pedidos", "csv")),
});
