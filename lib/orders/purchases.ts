import type { CartLine } from "@/lib/cart/review";
import type { WantedItem } from "@/lib/cart/schema";
import type { Order } from "./rows";
import { isPaid } from "./status";
import type { Purchase } from "./types";

const SHOWN = 6;

type Bought = WantedItem & { boughtAt: string };
type Paid = Pick<Order, "items" | "paymentStatus" | "shippingStatus" | "createdAt">;

/** Paid, or delivered and paid on delivery. */
function isBought(order: Paid): boolean {
  return isPaid(order) || order.shippingStatus === "delivered";
}

/** Distinct purchased items, latest first, without courses and repairs, which are not bought again. */
export function boughtItems(orders: readonly Paid[]): Bought[] {
  const seen = new Set<string>();
  const bought: Bought[] = [];
  for (const order of orders.filter(isBought)) {
    for (const { type, itemId, quantity, refunded } of order.items) {
      if (refunded === quantity) continue;
      if (type === "course" || type === "repair" || seen.has(itemId)) continue;
      seen.add(itemId);
      bought.push({ type, id: itemId, quantity: 1, boughtAt: order.createdAt });
    }
  }
  return bought;
}

/** Joins purchases with current products; available ones first. */
export function toPurchases(bought: readonly Bought[], lines: readonly CartLine[]): Purchase[] {
  const purchases = bought.flatMap(({ type, id, boughtAt }) => {
    const line = lines.find((one) => one.id === id && one.type === type);
    return line ? [{ ...line, boughtAt }] : [];
  });
  return purchases.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0)).slice(0, SHOWN);
}
