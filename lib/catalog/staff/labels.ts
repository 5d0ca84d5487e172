import type { BadgeColor } from "../types";
import type { StockReason } from "./rows";

/** Maximum number of images when a product is created; more are added in its editor. */
export const MOST_PICTURES = 8;

export const RESERVED_CATEGORY = "Ese nombre ya lo usa la tienda; elige otro.";
export const NAME_AND_PRICE = "Nombre y precio son campos obligatorios";

export const STOCK_STATES = ["agotado", "bajo", "disponible"] as const;

export const STOCK_STATE_LABELS = {
  agotado: "Agotado",
  bajo: "Por agotarse",
  disponible: "Disponible",
} satisfies Record<(typeof STOCK_STATES)[number], string>;

export const BADGE_COLOR_LABELS = {
  primary: "Violeta",
  secondary: "Naranja",
  destructive: "Rojo",
  outline: "Solo borde",
} satisfies Record<BadgeColor, string>;

export const REASON_LABELS = {
  initial: "Existencias iniciales",
  reserved: "Vendido",
  released: "Devuelto por un pedido",
  adjusted: "Ajuste",
  counted: "Conteo",
  repair: "Usado en una reparación",
  bought: "Compra",
  returned: "Devolución de un cliente",
  damaged: "Dañado",
  lost: "Perdido o robado",
} satisfies Record<StockReason, string>;

/** Reasons for units that come in or leave without an order or a repair, as the stock dialog offers them. */
export const MOTIVES = {
  in: { bought: "Compra a proveedor", returned: "Devolución de un cliente", adjusted: "Otro motivo" },
  out: { damaged: "Dañado", lost: "Perdido o robado", adjusted: "Otro motivo" },
} as const satisfies Record<"in" | "out", Partial<Record<StockReason, string>>>;

/** Descriptions under the list titles. */
export const CAN_DELETE = "Puedes editar y eliminar.";
export const CAN_EDIT = "Solo puedes editar.";

export const DELETE_PRODUCT_FORBIDDEN = "Solo el superadmin puede eliminar productos.";
export const DELETE_ELEMENT_FORBIDDEN = "Solo el superadmin puede eliminar elementos.";

export const NO_CATEGORY = "Sin categoría";
export const NO_PLATFORM = "Sin plataforma";

/** Sort options of the list, as the query string names them. */
export const PRODUCT_SORT_LABELS = {
  "-creado": "Más nuevos",
  creado: "Más antiguos",
  nombre: "Nombre (A-Z)",
  "-nombre": "Nombre (Z-A)",
  precio: "Precio: menor a mayor",
  "-precio": "Precio: mayor a menor",
  existencias: "Menos existencias",
  "-existencias": "Más existencias",
  "-editado": "Editados hace poco",
  editado: "Editados hace más tiempo",
};
