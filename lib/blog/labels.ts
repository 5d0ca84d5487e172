import type { PostCategory } from "./types";

export const CATEGORY_LABELS: Record<PostCategory, string> = {
  reparacion: "Reparación",
  tutoriales: "Tutoriales",
  noticias: "Noticias",
  comparativas: "Comparativas",
  herramientas: "Herramientas",
  negocios: "Negocios",
};

/** In display order. */
export const POST_CATEGORIES = Object.keys(CATEGORY_LABELS) as PostCategory[];

/** Description of a category, for readers and search engines. */
export const CATEGORY_LEADS: Record<PostCategory, string> = {
  reparacion:
    "Síntomas, causas y arreglos de consolas y controles: qué puedes resolver en casa y cuándo traerla al taller.",
  tutoriales:
    "Paso a paso para limpiar, calibrar, respaldar y cuidar tu consola sin dañarla y sin herramientas raras.",
  noticias:
    "Lo nuevo de la tienda y del taller: servicios, seguimiento en línea, cursos y formas de comprar.",
  comparativas:
    "Dos opciones frente a frente, con lo que gana y lo que pierde cada una, para que elijas con criterio.",
  herramientas:
    "Destornilladores, multímetros y cautines: qué comprar primero, cómo usarlo y qué no hace falta.",
  negocios:
    "Para quien repara o quiere vivir de reparar: cotizar, recibir equipos y llevar el taller en orden.",
};

export const POST_NOT_FOUND = "Artículo no encontrado";
export const POSTS_UNREADABLE = "No pudimos leer los artículos.";

/** '5 min de lectura' */
export function readingLabel(minutes: number): string {
  return `${minutes} min de lectura`;
}
