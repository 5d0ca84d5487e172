import { formatCop } from "@/lib/core/money";
import { maxQuantityOf } from "./cart";
import type { CartItem, CartItemType } from "./types";

/** The current database values of a cart item. `stock` is null for items without stock. */
export type CartLine = {
  type: CartItemType;
  id: string;
  slug: string;
  name: string;
  image: string;
  price: number;
  stock: number | null;
  isCode?: boolean;
  /** A course that the customer already owns. */
  isOwned?: boolean;
};

export type CartChange =
  | { kind: "gone"; name: string }
  | { kind: "sold-out"; name: string }
  | { kind: "owned"; name: string }
  | { kind: "renamed"; name: string; from: string }
  | { kind: "price"; name: string; from: number; to: number }
  | { kind: "quantity"; name: string; from: number; to: number };

type Review = { items: readonly CartItem[]; changes: CartChange[] };

/**
 * Updates a cart to the current values and lists the changes. Only items that were in the request may be removed: one
 * added meanwhile is missing from the response.
 */
export function reviewCart(
  items: readonly CartItem[],
  lines: readonly CartLine[],
  asked: readonly string[],
): Review {
  const changes: CartChange[] = [];
  const kept = items.flatMap((item) => {
    if (!asked.includes(item.id)) return [item];
    const line = lines.find(({ id, type }) => id === item.id && type === item.type);
    const fresh = line && updated(item, line);
    if (line?.isOwned) {
      changes.push({ kind: "owned", name: line.name });
      return [];
    }
    changes.push(...changesOf(item, fresh));
    return fresh && fresh.quantity > 0 ? [fresh] : [];
  });
  return { items: kept, changes };
}

function updated(item: CartItem, { slug, name, image, price, stock, isCode }: CartLine): CartItem {
  const { maxQuantity: _old, isCode: _was, ...rest } = item;
  const fresh = {
    ...rest,
    slug,
    name,
    image,
    price,
    ...(isCode && { isCode }),
    ...(stock !== null && { maxQuantity: stock }),
  };
  return { ...fresh, quantity: Math.min(item.quantity, maxQuantityOf(fresh)) };
}

function changesOf(item: CartItem, fresh: CartItem | undefined): CartChange[] {
  const { name } = fresh ?? item;
  if (!fresh) return [{ kind: "gone", name }];
  if (fresh.quantity === 0) return [{ kind: "sold-out", name }];
  const changes: CartChange[] = [];
  if (name !== item.name) changes.push({ kind: "renamed", name, from: item.name });
  if (fresh.price !== item.price) changes.push({ kind: "price", name, from: item.price, to: fresh.price });
  if (fresh.quantity !== item.quantity)
    changes.push({ kind: "quantity", name, from: item.quantity, to: fresh.quantity });
  return changes;
}

/** A change as text: old and new value. */
export function changeText(change: CartChange): string {
  switch (change.kind) {
    case "gone":
      return `«${change.name}» ya no está disponible y lo quitamos de tu carrito.`;
    case "sold-out":
      return `«${change.name}» se agotó y lo quitamos de tu carrito.`;
    case "owned":
      return `«${change.name}» ya está en Mis Cursos y lo quitamos de tu carrito.`;
    case "renamed":
      return `«${change.from}» ahora se llama «${change.name}».`;
    case "price":
      return `El precio de «${change.name}» cambió de ${formatCop(change.from)} a ${formatCop(change.to)}.`;
    case "quantity":
      return `Solo ${change.to === 1 ? "queda 1 unidad" : `quedan ${change.to} unidades`} de «${change.name}»: cambiamos la cantidad de ${change.from} a ${change.to}.`;
  }
}
