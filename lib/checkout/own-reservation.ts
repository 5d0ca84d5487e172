import type { CartLine } from "@/lib/cart/review";
import type { LinkedOrder } from "@/lib/orders/types";

type Reserving = Pick<LinkedOrder, "status" | "hasReservation" | "items">;

/**
 * Counts what this person's own open order holds as still available to them: it is given back when the
 * order is placed again, and a shelf emptied by oneself must not read as sold out.
 */
export function withOwnReservation(lines: readonly CartLine[], order: Reserving | null): CartLine[] {
  if (!order?.hasReservation || order.status !== "placed") return [...lines];
  return lines.map((line) => {
    const held = order.items.find(({ type, itemId }) => type === line.type && itemId === line.id);
    return held && line.stock !== null ? { ...line, stock: line.stock + held.quantity } : line;
  });
}
