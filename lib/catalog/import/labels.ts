/** Columns of the spreadsheet as the export writes them, and the catalogue's own names for them. */
export const COLUMNS = {
  id: "id",
  slug: "slug",
  nombre: "name",
  descripcion: "description",
  precio: "price",
  categoria: "category",
  existencias: "stock",
  existencias_al_exportar: "stock_was",
  etiqueta: "badge_text",
  color_etiqueta: "badge_color",
  imagenes: "images",
  ficha: "details",
  version: "version",
} as const;

export type Heading = keyof typeof COLUMNS;
export type Column = (typeof COLUMNS)[Heading];

export const HEADINGS = Object.keys(COLUMNS) as Heading[];

/** A column as the preview names it. */
export const COLUMN_LABELS: Partial<Record<Column, string>> = {
  slug: "Slug",
  name: "Nombre",
  description: "Descripción",
  price: "Precio",
  category: "Categoría",
  stock: "Existencias",
  badge_text: "Etiqueta",
  badge_color: "Color de la etiqueta",
  images: "Imágenes",
  details: "Ficha",
};

export const MAX_ROWS = 50_000;
export const MAX_FILE_BYTES = 40 * 1024 * 1024;

export const REQUIRED = "Nombre y precio son campos obligatorios";
export const IMPORT_FAILED = "No se pudo importar el archivo";
