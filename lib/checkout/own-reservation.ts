import type { CartLine } from "@/lib/cart/review";
import type { LinkedOrder } from "@/lib/orders/rows";

type Reserving = Pick<LinkedOrder, "status" | "hasReservation" | "items">;

/**
 * Adds the units that this customer's own open order reserves to the available stock: placing the order again releases
 * them, and their own reservation must not show as sold out.
 */
export function withOwnReservation(lines: readonly CartLine[], order: Reserving | null): CartLine[] {
  if (!order?.hasReservation || order.status !== "placed") return [...lines];
  return lines.map((line) => {
    const held = order.items.find(({ type, itemId }) => type === line.type && itemId === line.id);
    return held && line.stock !== null ? { ...line, stock: line.stock + held.quantity } : line;
  });
}
