import type { Order, OrderItem } from "./rows";
import { isCalledOff, isKept, isPaid, isParcelLine } from "./status";

export type NextStep = Pick<OrderItem, "id" | "name" | "slug"> & {
  type: "course" | "service" | "repair" | "code";
};

/** Next steps after payment: start courses, schedule services, wait for codes, follow the repair. */
export function nextSteps(
  order: Pick<Order, "status" | "paymentStatus" | "shippingStatus" | "items">,
): NextStep[] {
  if (!isPaid(order) || isCalledOff(order)) return [];
  return order.items
    .filter((item) => isKept(item) && !isParcelLine(item) && !isDone(item, order))
    .map(({ id, name, slug, type }) => ({ id, name, slug, type: type === "product" ? "code" : type }));
}

function isDone(
  { type }: OrderItem,
  { status, shippingStatus }: Pick<Order, "status" | "shippingStatus">,
): boolean {
  if (type === "product") return shippingStatus === "delivered";
  return type === "service" && status === "fulfilled";
}
