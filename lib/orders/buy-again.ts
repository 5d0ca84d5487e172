import { maxQuantityOf } from "@/lib/cart/cart";
import type { CartLine } from "@/lib/cart/review";
import type { CartItem } from "@/lib/cart/types";
import type { Order } from "./types";

export type BuyAgain = {
  /** What goes into the cart, at today's names, prices and stock. */
  items: CartItem[];
  /** What does not, or not in full, in words. */
  leftOut: string[];
};

/** What of an order can be bought again today. */
export function buyAgain(
  order: Pick<Order, "items" | "paymentStatus">,
  lines: readonly CartLine[],
): BuyAgain {
  const items: CartItem[] = [];
  const leftOut: string[] = [];
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded";
  for (const { type, itemId, name, quantity } of order.items) {
    const line = lines.find((one) => one.id === itemId && one.type === type);
    if (type === "course" && isPaid) {
      leftOut.push(`«${line?.name ?? name}» ya está en Mis Cursos.`);
      continue;
    }
    if (!line) {
      leftOut.push(type === "repair" ? `«${name}» se pide de nuevo al taller.` : `«${name}» ya no se vende.`);
      continue;
    }
    const { stock, ...rest } = line;
    const item = { ...rest, ...(stock !== null && { maxQuantity: stock }) };
    const possible = Math.min(quantity, maxQuantityOf(item));
    if (possible > 0) items.push({ ...item, quantity: possible });
    if (possible === 0) leftOut.push(`«${line.name}» está agotado.`);
    else if (possible < quantity)
      leftOut.push(
        `Solo ${possible === 1 ? "queda 1 unidad" : `quedan ${possible} unidades`} de «${line.name}».`,
      );
  }
  return { items, leftOut };
}
