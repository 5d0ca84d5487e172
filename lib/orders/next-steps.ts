import { isKept } from "./status";
import type { Order, OrderItem } from "./types";

export type NextStep = Pick<OrderItem, "id" | "name" | "slug"> & { type: "course" | "service" | "repair" };

const isStep = (item: OrderItem): item is OrderItem & NextStep => item.type !== "product";

/** Next steps after payment: start courses, schedule services, follow the repair. */
export function nextSteps({
  status,
  paymentStatus,
  items,
}: Pick<Order, "status" | "paymentStatus" | "items">): NextStep[] {
  const isPaid = paymentStatus === "paid" || paymentStatus === "partially_refunded";
  if (!isPaid || status === "cancelled" || status === "expired") return [];
  return items
    .filter(isStep)
    .filter((item) => isKept(item) && !(item.type === "service" && status === "fulfilled"))
    .map(({ id, name, slug, type }) => ({ id, name, slug, type }));
}
