import type { z } from "zod";
import { csvStart } from "@/lib/core/csv";
import { formatNumber } from "@/lib/core/money";
import { TAX_CLASS_LABELS } from "@/lib/core/tax-class";
import { CONDITION_LABELS, KIND_LABELS, PLATFORM_LABELS } from "../facets";
import { BADGE_COLOR_LABELS } from "../staff/labels";
import { type Column, exportedColumns } from "./labels";
import type { exportedProducts } from "./rows";

export type ExportedProduct = Omit<z.output<typeof exportedProducts>[number], "key">;

export const exportStart = (seesCost: boolean) =>
  csvStart(exportedColumns(seesCost).map(({ heading }) => heading));

type Cell = (product: ExportedProduct) => string;
/** Columns with a text or a number. */
type PlainColumn = {
  [Name in keyof ExportedProduct]-?: ExportedProduct[Name] extends string | number ? Name : never;
}[keyof ExportedProduct];

const CELLS: Partial<Record<Column, Cell>> = {
  stock_was: ({ stock }) => formatNumber(stock),
  badge_color: ({ badge_color }) => BADGE_COLOR_LABELS[badge_color],
  platforms: ({ platforms }) => platforms.map((platform) => PLATFORM_LABELS[platform]).join(" | "),
  kind: ({ kind }) => KIND_LABELS[kind],
  condition: ({ condition }) => CONDITION_LABELS[condition],
  tax_class: ({ tax_class }) => TAX_CLASS_LABELS[tax_class],
  images: ({ images }) => images.join(" | "),
  details: ({ details }) => detailsCell(details),
  cost: ({ cost }) => (cost == null ? "" : formatNumber(cost)),
  version: ({ version }) => String(version),
} satisfies Record<Exclude<Column, PlainColumn>, Cell> & Partial<Record<Column, Cell>>;

function plainCell(value: string | number): string {
  return typeof value === "number" ? formatNumber(value) : value;
}

/** A product as a row of the export, in the order of the headings. */
export function exportRow(product: ExportedProduct, seesCost: boolean): string[] {
  return exportedColumns(seesCost).map(
    ({ column }) => CELLS[column]?.(product) ?? plainCell(product[column as PlainColumn]),
  );
}

/** Details that contain the cell's own separators are exported blank, which changes nothing on import. */
function detailsCell(details: ExportedProduct["details"]): string {
  const hasSeparators = details.some(({ label, value }) => /[:|\n]/.test(label) || /[|\n]/.test(value));
  return hasSeparators ? "" : details.map(({ label, value }) => `${label}: ${value}`).join(" | ");
}
