import { maxQuantityOf } from "./cart";
import { type CartItem, type CartItemType, MAX_LINES, MAX_UNITS } from "./types";

export const ITEM_TYPE_LABELS = {
  product: "Producto",
  service: "Servicio",
  course: "Curso",
} satisfies Record<CartItemType, string>;

const ADDED_TITLES = {
  product: "Producto agregado",
  service: "Servicio agregado",
  course: "Curso agregado",
} satisfies Record<CartItemType, string>;

type Named = Pick<CartItem, "type" | "name">;
type Toast = { title: string; description: string };

/** Toast after adding; includes the units added where the customer chose a quantity. */
export function addedToast({ type, name }: Named, added?: number): Toast {
  const description =
    added === undefined ? `${name} se agregó al carrito` : `${added} ${name} agregado(s) al carrito`;
  return { title: ADDED_TITLES[type], description };
}

/** Toast when nothing could be added to a cart with these items. */
export function fullToast(
  item: Named & Pick<CartItem, "id" | "maxQuantity">,
  items: readonly Pick<CartItem, "id">[],
): Toast {
  const { type, name } = item;
  if (items.every(({ id }) => id !== item.id))
    return {
      title: "Tu carrito está lleno",
      description: `Caben ${MAX_LINES} artículos: quita uno para agregar ${name}`,
    };
  const title = "Ya está en tu carrito";
  if (type === "course") return { title, description: `${name} ya está en tu carrito` };
  if (maxQuantityOf(item) === MAX_UNITS)
    return { title, description: `Tienes ${MAX_UNITS} de ${name}: es lo máximo en un pedido` };
  return { title, description: `Ya tienes en tu carrito todas las unidades disponibles de ${name}` };
}
