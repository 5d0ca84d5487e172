import type { OrderItem } from "../rows";
import type { RefundLine, StaffOrder } from "./rows";

/** A line with units left to refund. */
export type RefundableLine = Pick<OrderItem, "id" | "name" | "unitPrice"> & {
  /** Units not refunded yet. */
  owed: number;
  /** Its units were taken from stock and not returned. */
  canRestock: boolean;
};

type Source = Pick<StaffOrder, "items" | "returned" | "hasReservation">;

export function refundableLines(order: Source, only?: readonly string[]): RefundableLine[] {
  return order.items.flatMap(({ id, name, unitPrice, quantity, refunded, type }) => {
    const owed = quantity - refunded;
    if (owed === 0 || (only && !only.includes(id))) return [];
    const isOut = (order.returned[id] ?? 0) < quantity;
    return [{ id, name, unitPrice, owed, canRestock: type === "product" && order.hasReservation && isOut }];
  });
}

/** Price of the selected units. */
export function costOf(lines: readonly RefundableLine[], chosen: readonly RefundLine[]): number {
  return chosen.reduce(
    (sum, { item, quantity }) => sum + quantity * (lines.find(({ id }) => id === item)?.unitPrice ?? 0),
    0,
  );
}

/** "1 x Control, 2 x Cable": the lines of a refund. */
export function refundedNames({ items }: Pick<StaffOrder, "items">, lines: readonly RefundLine[]): string {
  return lines
    .map(({ item, quantity }) => `${quantity} x ${items.find(({ id }) => id === item)?.name ?? ""}`)
    .join(", ");
}
