import { maxQuantityOf } from "@/lib/cart/cart";
import type { CartLine } from "@/lib/cart/review";
import type { CartItem } from "@/lib/cart/types";
import type { Order } from "./rows";
import { isKept, isPaid } from "./status";

export type BuyAgain = {
  /** Items to add, with current names, prices and stock. */
  items: CartItem[];
  /** Items that are unavailable or limited, as text. */
  leftOut: string[];
};

type Bought = Pick<Order, "items" | "status" | "paymentStatus">;

/** Not for unpaid orders (the cart may still hold the items), repairs, or owned courses. */
export function canBuyAgain(order: Bought): boolean {
  if (order.status === "placed") return false;
  return order.items.some(
    (item) => item.type !== "repair" && !(item.type === "course" && isPaid(order) && isKept(item)),
  );
}

/** The items of an order that can be bought again. */
export function buyAgain(
  order: Pick<Order, "items" | "paymentStatus">,
  lines: readonly CartLine[],
): BuyAgain {
  const items: CartItem[] = [];
  const leftOut: string[] = [];
  for (const { type, itemId, name, quantity, refunded } of order.items) {
    const line = lines.find((one) => one.id === itemId && one.type === type);
    if (type === "course" && isPaid(order) && isKept({ quantity, refunded })) {
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
