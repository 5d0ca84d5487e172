import { maxQuantityOf } from "./cart";
import { CART_ITEM_TYPES, type CartItem } from "./types";

const isCount = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min;

function parseItem(value: unknown): CartItem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, type, name, price, image, slug, isCode, maxQuantity, quantity } = value as Record<
    string,
    unknown
  >;
  const known = CART_ITEM_TYPES.find((option) => option === type);
  if (!known || typeof id !== "string" || !id || typeof name !== "string") return undefined;
  if (!isCount(price, 0) || !isCount(quantity, 1)) return undefined;
  const item = {
    id,
    type: known,
    name,
    price,
    image: typeof image === "string" ? image : "",
    slug: typeof slug === "string" ? slug : "",
    ...(isCode === true && { isCode }),
    ...(isCount(maxQuantity, 0) && { maxQuantity }),
  };
  return { ...item, quantity: Math.min(quantity, Math.max(1, maxQuantityOf(item))) };
}

/** Parses the cart from localStorage; invalid items are dropped without an error. */
export function parseStoredCart(text: string | null): readonly CartItem[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    const items = list.map(parseItem).filter((item) => item !== undefined);
    return items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);
  } catch {
    return [];
  }
}
