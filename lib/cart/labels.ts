import type { CartItem, CartItemType } from "./types";

export const ITEM_TYPE_LABELS = {
  product: "Producto",
  service: "Servicio",
  course: "Curso",
} satisfies Record<CartItemType, string>;

type Named = Pick<CartItem, "type" | "name">;
type Toast = { title: string; description: string };

/** Toast after adding; includes the units added where the customer chose a quantity. */
export function addedToast({ type, name }: Named, added?: number): Toast {
  const description =
    added === undefined ? `${name} se agregó al carrito` : `${added} ${name} agregado(s) al carrito`;
  return { title: `${ITEM_TYPE_LABELS[type]} agregado`, description };
}

/** Toast when nothing could be added to a cart with these items. */
export function fullToast(
  { id, type, name }: Named & Pick<CartItem, "id">,
  items: readonly Pick<CartItem, "id">[],
): Toast {
  if (items.every((item) => item.id !== id))
    return { title: "Tu carrito está lleno", description: `Quita un artículo para agregar ${name}` };
  return {
    title: "Ya está en tu carrito",
    description:
      type === "course" ? `${name} ya está en tu carrito` : `No puedes agregar más unidades de ${name}`,
  };
}
