export const HOME_TABS = [
  { href: "/admin/hero", label: "Slides" },
  { href: "/admin/hero/elegidos", label: "Elegidos" },
  { href: "/admin/hero/historias", label: "Antes y después" },
  { href: "/admin/hero/equipo", label: "Equipo" },
];

export const PICK_KINDS = ["product", "service", "course"] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** Maximum number of items of a kind on the home page. SQL: set_home_picks. */
export const MOST_PICKS: Record<PickKind, number> = { product: 8, service: 3, course: 3 };

export const PICKS_NOT_SAVED = "No se pudo guardar lo elegido.";
export const PRODUCTS_NOT_FOUND = "No se pudo buscar. Intenta de nuevo.";

export const ITEM_GONE = "Eso ya no existe.";
export const ITEM_NOT_SAVED = "No se pudo guardar.";
export const ITEM_NOT_MOVED = "No se pudo cambiar el orden.";
export const ITEM_NOT_DELETED = "No se pudo eliminar.";
export const ITEM_DELETE_FORBIDDEN = "Solo el superadmin puede eliminar contenido.";
export const LISTS_UNREADABLE = "No pudimos leer la portada. Recarga la página para intentarlo de nuevo.";
