import Papa from "papaparse";

export type CsvCell = string | number | null;

/** Rows of a CSV that a spreadsheet in Colombia opens with a double click: semicolons, no live formulas. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return "";
  return `${Papa.unparse(rows as CsvCell[][], { delimiter: ";", newline: "\r\n", escapeFormulae: true })}\r\n`;
}

/** What stands before everything else: the mark of UTF-8, and the headings. */
export function csvStart(headings: readonly string[]): string {
  return `\uFEFF${csvLines([headings])}`;
}
