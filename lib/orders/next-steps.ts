import { isCalledOff, isKept, isPaid } from "./status";
import type { Order, OrderItem } from "./types";

export type NextStep = Pick<OrderItem, "id" | "name" | "slug"> & { type: "course" | "service" | "repair" };

const isStep = (item: OrderItem): item is OrderItem & NextStep => item.type !== "product";

/** Next steps after payment: start courses, schedule services, follow the repair. */
export function nextSteps(order: Pick<Order, "status" | "paymentStatus" | "items">): NextStep[] {
  if (!isPaid(order) || isCalledOff(order)) return [];
  return order.items
    .filter(isStep)
    .filter((item) => isKept(item) && !(item.type === "service" && order.status === "fulfilled"))
    .map(({ id, name, slug, type }) => ({ id, name, slug, type }));
}
