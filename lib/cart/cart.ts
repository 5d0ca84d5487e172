import { type CartItem, MAX_LINES, MAX_UNITS } from "./types";

/** Maximum quantity of an item in the cart: its stock, 1 for a course, and what the database accepts of anything. */
export function maxQuantityOf(item: Pick<CartItem, "type" | "maxQuantity">): number {
  if (item.type === "course") return 1;
  return Math.max(0, Math.min(item.maxQuantity ?? MAX_UNITS, MAX_UNITS));
}

/** Adds `count` units of an item, up to its maximum; returns the same array when nothing changes. */
export function addItem(
  items: readonly CartItem[],
  item: Omit<CartItem, "quantity">,
  count = 1,
): readonly CartItem[] {
  const present = items.find(({ id }) => id === item.id);
  const quantity = Math.min((present?.quantity ?? 0) + count, maxQuantityOf(item));
  if (quantity <= (present?.quantity ?? 0) || (!present && items.length >= MAX_LINES)) return items;
  if (!present) return [...items, { ...item, quantity }];
  return items.map((line) => (line === present ? { ...item, quantity } : line));
}

/** Ensures that the cart holds at least `count` of an item, up to its maximum. Idempotent. */
export function topUp(
  items: readonly CartItem[],
  item: Omit<CartItem, "quantity">,
  quantity: number,
): readonly CartItem[] {
  const present = items.find(({ id }) => id === item.id)?.quantity ?? 0;
  return quantity > present ? addItem(items, item, quantity - present) : items;
}

/** Zero or less removes the item; higher values are capped at its maximum. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): readonly CartItem[] {
  if (quantity <= 0) return removeItem(items, id);
  return items.map((line) =>
    line.id === id ? { ...line, quantity: Math.min(quantity, Math.max(1, maxQuantityOf(line))) } : line,
  );
}

export function removeItem(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.filter((line) => line.id !== id);
}

/** Restores removed items at the front; those already in the cart stay as they are. */
export function restoreItems(items: readonly CartItem[], removed: readonly CartItem[]): readonly CartItem[] {
  const missing = removed.filter(({ id }) => items.every((item) => item.id !== id));
  return [...missing, ...items].slice(0, MAX_LINES);
}

export function cartTotal(items: readonly Pick<CartItem, "price" | "quantity">[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

export function cartCount(items: readonly Pick<CartItem, "quantity">[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

type Kind = Pick<CartItem, "type" | "isCode">;

/** Whether it is shipped to an address. */
export const isParcel = ({ type, isCode }: Kind): boolean => type === "product" && !isCode;

/** Whether it is work on a device that the customer brings. */
export const isService = ({ type }: Kind): boolean => type === "service";

/** Whether it is handed over at the customer's address, where it can be paid for. */
export const isHandedOver = (item: Kind): boolean => isService(item) || isParcel(item);
