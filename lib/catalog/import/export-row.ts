import { csvStart } from "@/lib/core/csv";
import { formatNumber } from "@/lib/core/money";
import type { Tables } from "@/lib/supabase/database.types";
import { BADGE_COLOR_LABELS } from "../staff/labels";
import type { ProductDetail } from "../types";
import { type Column, HEADINGS, type ProductColumn, SHEET } from "./labels";

export type ExportedProduct = Pick<
  Tables<"products">,
  "id" | "version" | Exclude<ProductColumn, "details">
> & {
  details: ProductDetail[];
};

export const EXPORT_START = csvStart(HEADINGS);

type Cell = (product: ExportedProduct) => string;
/** Columns with a text or a number. */
type PlainColumn = {
  [Name in keyof ExportedProduct]: ExportedProduct[Name] extends string | number ? Name : never;
}[keyof ExportedProduct];

const CELLS: Partial<Record<Column, Cell>> = {
  stock_was: ({ stock }) => formatNumber(stock),
  badge_color: ({ badge_color }) => BADGE_COLOR_LABELS[badge_color],
  images: ({ images }) => images.join(" | "),
  details: ({ details }) => detailsCell(details),
  version: ({ version }) => String(version),
} satisfies Record<Exclude<Column, PlainColumn>, Cell> & Partial<Record<Column, Cell>>;

function plainCell(value: string | number): string {
  return typeof value === "number" ? formatNumber(value) : value;
}

/** A product as a row of the export, in the order of the headings. */
export function exportRow(product: ExportedProduct): string[] {
  return SHEET.map(({ column }) => CELLS[column]?.(product) ?? plainCell(product[column as PlainColumn]));
}

/** Details that contain the cell's own separators are exported blank, which changes nothing on import. */
function detailsCell(details: ExportedProduct["details"]): string {
  const hasSeparators = details.some(({ label, value }) => /[:|\n]/.test(label) || /[|\n]/.test(value));
  return hasSeparators ? "" : details.map(({ label, value }) => `${label}: ${value}`).join(" | ");
}
