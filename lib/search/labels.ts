import type { HitKind } from "./types";

export const HIT_LABELS = {
  product: "Producto",
  service: "Servicio",
  course: "Curso",
  post: "Artículo",
  help: "Ayuda",
} satisfies Record<HitKind, string>;

export const GROUP_LABELS = {
  product: "Productos",
  service: "Servicios",
  course: "Cursos",
  post: "Artículos",
  help: "Ayuda",
} satisfies Record<HitKind, string>;

/** Values of `tipo` in the query string. */
export const GROUP_SLUGS = {
  product: "productos",
  service: "servicios",
  course: "cursos",
  post: "articulos",
  help: "ayuda",
} satisfies Record<HitKind, string>;
