import Papa from "papaparse";
import { formatNumber } from "@/lib/core/money";
import { BADGE_COLOR_LABELS } from "../staff/labels";
import type { BadgeColor } from "../types";
import { HEADINGS } from "./labels";

export type ExportedProduct = {
  id: string;
  slug: string;
  name: string;
  description: string;
  price: number;
  category: string;
  stock: number;
  badge_text: string;
  badge_color: BadgeColor;
  images: string[];
  details: { label: string; value: string }[];
  version: number;
};

const BOM = "\ufeff";

/** Rows of a CSV that a spreadsheet in Colombia opens with a double click: ';', es-CO numbers, no live formulas. */
export function csvLines(rows: string[][]): string {
  return `${Papa.unparse(rows, { delimiter: ";", newline: "\r\n", escapeFormulae: true })}\r\n`;
}

/** What stands before everything else: the mark of UTF-8 and the headings. */
export function csvStart(headings: string[]): string {
  return `${BOM}${csvLines([headings])}`;
}

export const EXPORT_START = csvStart(HEADINGS);

/** A product as a row of the export, in the order of the headings. */
export function exportRow(product: ExportedProduct): string[] {
  const { stock, price, images, version } = product;
  return [
    product.id,
    product.slug,
    product.name,
    product.description,
    formatNumber(price),
    product.category,
    formatNumber(stock),
    formatNumber(stock),
    product.badge_text,
    BADGE_COLOR_LABELS[product.badge_color],
    images.join(" | "),
    detailsCell(product.details),
    String(version),
  ];
}

/** Blank, which changes nothing when it comes back, for the rare details that the cell's marks would tear apart. */
function detailsCell(details: ExportedProduct["details"]): string {
  const isTorn = details.some(({ label, value }) => /[:|\n]/.test(label) || /[|\n]/.test(value));
  return isTorn ? "" : details.map(({ label, value }) => `${label}: ${value}`).join(" | ");
}
