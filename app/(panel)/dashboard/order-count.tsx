import { getOwnOrders } from "@/lib/orders/queries";

/** Number of orders; a dash when the backend is unavailable. */
export async function OrderCount() {
  const page = await getOwnOrders({ limit: 0 }).catch(() => null);
  return page ? page.total.toLocaleString("es-CO") : "-";
}
