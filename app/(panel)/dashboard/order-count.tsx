import { getOwnOrders } from "@/lib/orders/queries";

/** How many orders the person has made; a dash when the shop cannot be reached. */
export async function OrderCount() {
  const page = await getOwnOrders({ limit: 0 }).catch(() => null);
  return page ? page.total.toLocaleString("es-CO") : "-";
}
