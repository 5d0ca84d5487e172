import { type ColumnOf, labelsOf } from "@/lib/supabase/fields";
import { PRODUCT_FIELDS } from "../fields";

export type Column = ColumnOf<typeof PRODUCT_FIELDS> | "id" | "stock_was" | "cost" | "version";

type SheetColumn = { column: Column; heading: string; help: string };

const STOCK_WAS = {
  column: "stock_was",
  heading: "existencias_al_exportar",
  help: "La escribe la exportación. Sin ella, las existencias son un conteo de ahora.",
} as const;

const COST = {
  column: "cost",
  heading: "costo",
  help: "Lo que costó cada una de las unidades que este archivo agrega, en pesos enteros y con IVA. Si no agrega, no cambia nada.",
} as const;

/** The spreadsheet's columns in export order. */
export const SHEET: SheetColumn[] = [
  {
    column: "id",
    heading: "id",
    help: "Identifica un producto que ya existe. Déjala vacía para uno nuevo.",
  },
  ...Object.values(PRODUCT_FIELDS).flatMap((field) => [
    field,
    ...(field.column === "stock" ? [STOCK_WAS, COST] : []),
  ]),
  {
    column: "version",
    heading: "version",
    help: "La escribe la exportación: así te avisamos si alguien cambió el producto mientras tanto.",
  },
];

export const HEADINGS = SHEET.map(({ heading }) => heading);

/** The columns of the export: costs only for who may see them. */
export const exportedColumns = (seesCost: boolean) =>
  SHEET.filter(({ column }) => seesCost || column !== "cost");

/** Label of a column in the preview. */
export const COLUMN_LABELS: Partial<Record<Column, string>> = {
  ...labelsOf(PRODUCT_FIELDS),
  slug: "Slug",
  details: "Ficha",
  cost: "Costo de las que entran",
};

export const MAX_ROWS = 50_000;
export const MAX_FILE_BYTES = 40 * 1024 * 1024;

export const IMPORT_FAILED = "No se pudo importar el archivo";
export const EXPORT_FAILED = "No pudimos exportar los productos.";
export const PROBLEMS_FAILED = "No pudimos leer los errores.";
