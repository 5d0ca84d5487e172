import { formatNumber } from "@/lib/core/money";
import type { CsvRow } from "@/lib/core/read-csv";
import { isVisible, normalizeText, truncate } from "@/lib/core/text";
import { LONGEST_CELL, plainCell, READERS } from "./cells";
import { type Column, HEADINGS, MAX_ROWS, SHEET } from "./labels";
import type { StagedRow } from "./types";

export type Sheet = { rows: StagedRow[]; unknownColumns: string[] };

/** A parsed sheet, or why none of its rows can be read. */
export type SheetResult = ({ ok: true } & Sheet) | { ok: false; message: string };

/** What stands for bytes that are no letter. */
const UNREADABLE = "\uFFFD";

const SYNONYMS: Record<string, Column> = { enlace: "slug", stock: "stock", titulo: "name" };

function columnOf(heading: string): Column | undefined {
  const name = normalizeText(heading).replace(/[\s-]+/g, "_");
  return SHEET.find(({ heading }) => heading === name)?.column ?? SYNONYMS[name];
}

/** Reads rows by their column headings, in any order. */
export function readSheet([header, ...body]: CsvRow[]): SheetResult {
  if (!header || body.length === 0) return { ok: false, message: "El archivo no tiene productos." };
  // Excel pads the rows with empty cells, each of them as far as it likes.
  const width = header.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  const columns = header.cells.slice(0, width).map(columnOf);
  const named = columns.filter((column) => column !== undefined);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (!named.some((column) => ["id", "slug", "name"].includes(column)))
    return {
      ok: false,
      message: `La primera fila debe tener los nombres de las columnas, como en la exportación: ${HEADINGS.join(", ")}.`,
    };
  if (twice) {
    const heading = SHEET.find(({ column }) => column === twice)?.heading;
    return { ok: false, message: `La columna «${heading}» está dos veces.` };
  }
  if (body.length > MAX_ROWS)
    return {
      ok: false,
      message: `El archivo tiene ${formatNumber(body.length)} filas y el máximo es ${formatNumber(MAX_ROWS)}. Divídelo en partes.`,
    };
  const unknownColumns = header.cells.filter((name, index) => name.trim() !== "" && !columns[index]);
  return { ok: true, rows: body.map((row) => readRow(row, columns)), unknownColumns };
}

function readRow({ line, cells, problem }: CsvRow, columns: (Column | undefined)[]): StagedRow {
  if (problem) return { line, data: {}, problems: [problem] };
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  if (cells.length < columns.length || extra)
    return {
      line,
      data: {},
      problems: [
        `Tiene ${cells.length} celdas y el encabezado ${columns.length}. Revisa los separadores y las comillas.`,
      ],
    };
  const row: StagedRow = { line, data: {}, problems: [] };
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const cell = cells[index] ?? "";
    if (cell.length > LONGEST_CELL) {
      row.problems.push(`Una celda tiene más de ${formatNumber(LONGEST_CELL)} letras. Acórtala.`);
      continue;
    }
    if (cell.includes(UNREADABLE)) {
      row.problems.push(
        `«${truncate(cell.trim(), 40)}» tiene letras que no se pueden leer. Guarda el archivo como CSV UTF-8.`,
      );
      continue;
    }
    const read = READERS[column](isVisible(cell) ? plainCell(cell) : "");
    if ("problem" in read) row.problems.push(read.problem);
    else if (read.value !== undefined) row.data[column] = read.value;
  }
  row.problems = [...new Set(row.problems)];
  return row;
}
