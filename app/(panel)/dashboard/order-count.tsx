import { formatNumber } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { getOwnOrders } from "@/lib/orders/queries";

/** Number of orders; a dash when the backend is unavailable. */
export async function OrderCount() {
  const page = await readOr(null, "orders.own", getOwnOrders({ limit: 0 }));
  return page ? formatNumber(page.total) : "-";
}
