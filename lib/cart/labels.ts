import type { CartItem, CartItemType } from "./types";

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

/** Toast after adding; includes the quantity where the customer chose one. */
export function addedToast({ type, name }: Named, chosen?: number): { title: string; description: string } {
  const description =
    chosen === undefined ? `${name} se agregó al carrito` : `${chosen} ${name} agregado(s) al carrito`;
  return { title: ADDED_TITLES[type], description };
}

/** Toast when the cart already holds the maximum. */
export function fullToast({ type, name }: Named): { title: string; description: string } {
  return {
    title: "Ya está en tu carrito",
    description:
      type === "course"
        ? `${name} ya está en tu carrito`
        : `Ya tienes en tu carrito todas las unidades disponibles de ${name}`,
  };
}
