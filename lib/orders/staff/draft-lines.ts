import { parseWhole } from "@/lib/core/pesos";
import type { OrderItem } from "../rows";
import type { RefundLine, SellableItem } from "./rows";

/** A line as staff type it. */
export type DraftLine = {
  type: SellableItem["type"];
  id: string;
  name: string;
  /** Units for sale besides those of the order; null where nothing is counted. */
  stock: number | null;
  /** The price without a discount, in COP. */
  list: number;
  quantity: string;
  price: string;
  /** Of the discount. */
  reason: string;
  /** The order's line before the change; absent in a new one. */
  was?: { line: string; quantity: number; price: number };
};

const whole = (text: string): number => parseWhole(text) ?? 0;

export const unitsOf = ({ quantity }: Pick<DraftLine, "quantity">): number => whole(quantity);
export const amountOf = ({ quantity, price }: Pick<DraftLine, "quantity" | "price">): number =>
  whole(quantity) * whole(price);
export const totalOf = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

/** Whether staff lowered the price now: one that was lowered before has its reason. */
export const isLowered = ({ price, list, was }: DraftLine): boolean =>
  whole(price) < list && whole(price) !== was?.price;

/** Adds an item; one that is there already gets one unit more. */
export function addItem(
  lines: readonly DraftLine[],
  { type, id, name, price, stock }: SellableItem,
): DraftLine[] {
  const isSame = (line: DraftLine) => line.type === type && line.id === id;
  if (!lines.some(isSame))
    return [
      ...lines,
      { type, id, name, stock, list: price, quantity: "1", price: String(price), reason: "" },
    ];
  if (type === "course") return [...lines];
  return lines.map((line) => (isSame(line) ? { ...line, quantity: String(unitsOf(line) + 1) } : line));
}

type Line = Pick<
  OrderItem,
  "id" | "type" | "itemId" | "name" | "quantity" | "refunded" | "unitPrice" | "listPrice"
>;

/** The lines of an order that are not refunded, to change them. */
export function draftOf(items: readonly Line[]): DraftLine[] {
  return items.flatMap(
    ({ id: line, type, itemId, name, quantity, refunded, unitPrice: price, listPrice }) => {
      const units = quantity - refunded;
      if (type === "repair" || units === 0) return [];
      return [
        {
          type,
          id: itemId,
          name,
          stock: null,
          list: listPrice ?? price,
          quantity: String(units),
          price: String(price),
          reason: "",
          was: { line, quantity: units, price },
        },
      ];
    },
  );
}

/** What was taken off a paid order, as the lines of its refund: the goods are still here. */
export function takenOff(before: readonly DraftLine[], after: readonly DraftLine[]): RefundLine[] {
  return before.flatMap(({ type, was }) => {
    if (!was) return [];
    const left = after.find((line) => line.was?.line === was.line);
    const quantity = was.quantity - (left ? Math.min(unitsOf(left), was.quantity) : 0);
    return quantity > 0 ? [{ item: was.line, quantity, restock: type === "product" }] : [];
  });
}

/** The lines as the actions take them; of a kept line no price of the catalogue was shown. */
export const linesToSend = (lines: readonly DraftLine[]) =>
  lines.map(({ type, id, quantity, price, list, reason, was }) => ({
    type,
    id,
    quantity: whole(quantity),
    price,
    ...(!was && { list }),
    reason,
  }));
