import Papa from "papaparse";

export type CsvCell = string | number | null;

/** What spreadsheets read as the beginning of a formula; with an Asian input method the full-width signs too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** CSV rows for spreadsheets with a Colombian locale: semicolons, formulas neutralised. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return "";
  return `${Papa.unparse(rows as CsvCell[][], { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA })}\r\n`;
}

/** Start of the file: UTF-8 BOM and the headings. */
export function csvStart(headings: readonly string[]): string {
  return `\uFEFF${csvLines([headings])}`;
}
