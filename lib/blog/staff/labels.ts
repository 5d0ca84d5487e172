import type { PostStage, PostStep } from "./types";

export const STAGE_LABELS: Record<PostStage, string> = {
  borrador: "Borrador",
  programado: "Programado",
  publicado: "Publicado",
};

export const STAGE_BADGES = {
  borrador: "outline",
  programado: "secondary",
  publicado: "primary",
} as const satisfies Record<PostStage, string>;

/** Text of the empty list, by stage. */
export const NO_POSTS: Record<PostStage | "all" | "search", string> = {
  all: "Todavía no hay artículos",
  borrador: "No hay borradores",
  programado: "No hay artículos programados",
  publicado: "No hay artículos publicados",
  search: "Ningún artículo coincide",
};

export const STEP_DONE: Record<PostStep, string> = {
  guardar: "Artículo guardado",
  publicar: "Artículo publicado",
  programar: "Artículo programado",
  despublicar: "Artículo despublicado",
};

export const POSTS_NOT_LISTED = "No se pudieron cargar los artículos";
export const POST_NOT_ADDED = "No se pudo crear el artículo. Inténtalo nuevamente.";
export const POST_NOT_SAVED = "No se pudo guardar el artículo. Lo que escribiste sigue aquí.";
export const POST_NOT_FEATURED = "No se pudo destacar el artículo. Inténtalo nuevamente.";
export const POST_NOT_ANNOUNCED = "No se pudo avisar a los suscriptores. Inténtalo nuevamente.";
export const POST_NOT_DELETED = "No se pudo eliminar el artículo";
export const POST_GONE = "Ese artículo ya no existe.";
export const POST_DELETE_FORBIDDEN = "Solo el superadmin puede eliminar artículos.";

export const CAN_EDIT = "Escribe, programa y publica artículos.";
export const CAN_EDIT_AND_DELETE = "Escribe, programa, publica y elimina artículos.";

export const PUBLISH_FIRST = "Publica el artículo antes de destacarlo.";
export const SLUG_TAKEN = "Otro artículo ya tiene esa dirección. Escribe otra.";
export const SLUG_SHAPE = "Usa solo minúsculas, números y guiones: drift-del-dualsense.";
export const SLUG_RESERVED = "Esa dirección es del blog mismo. Escribe otra.";
export const NEEDS_EXCERPT = "Escribe el resumen antes de publicar.";
export const NEEDS_BODY = "Escribe el texto antes de publicar.";
export const NOT_IN_FUTURE = "Escoge una fecha y una hora que no hayan pasado.";
export const INCOMPLETE = "Un artículo publicado necesita resumen y texto. Complétalos o despublícalo.";
