import { parseWhole } from "@/lib/core/pesos";
import { type CsvRow, readCsv } from "@/lib/core/read-csv";
import { isUuid, normalizeText, writable } from "@/lib/core/text";
import { orderNumber } from "../order-number";

/** Guides of parcels to send, or the amounts of a carrier's settlement. */
export type SheetUse = "ship" | "collect";

/** A row of the table that a sheet fills: `guide` is known once it was sent. */
export type SheetTarget = { id: string; guide: string | null };

export type SheetFill = { guide: string; carrier: string; amount: number | null };

export type SheetMatch = {
  /** What each order gets, by id. */
  fills: Map<string, SheetFill>;
  /** Lines about orders that are not in the table: their numbers or guides. */
  unknown: (SheetFill & { number: string; line: number })[];
  /** Lines that cannot be used, in words. */
  problems: string[];
};

type Column = "number" | "guide" | "carrier" | "amount";

/** Headings of carriers' files and of spreadsheets; the first that matches is preferred. */
const HEADINGS: [Column, RegExp[]][] = [
  // Also with a letter that was read in the wrong encoding.
  ["guide", [/\bgu[^a-z]?i?a/, /tracking|rastreo|remesa/]],
  ["number", [/pedido/, /referencia|\bref\b/, /orden/]],
  ["carrier", [/transportadora|operador|courier|carrier/]],
  ["amount", [/recaud/, /valor|monto|total/]],
];

const MOST = 80;
/** What a spreadsheet makes of a long number: 2,09877E+11. */
const DAMAGED = /^\d+(?:[.,]\d+e\+?|e\+)\d+$/i;

/** A cell without what spreadsheets add to keep a number as text. */
const clean = (cell: string | undefined) =>
  (cell ?? "")
    .trim()
    .replace(/^="(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim();

/** "#1A2B3C4D", a whole id, or a number that lost its leading zeros; undefined when it is no order's. */
function numberOf(cell: string): string | undefined {
  const text = cell.toLowerCase().replace(/^(?:pedido|orden|no\.?|n[°º])?\s*#?\s*/, "");
  if (isUuid(text)) return orderNumber(text);
  if (/^\d{5,7}$/.test(text)) return text.padStart(8, "0");
  return /^[0-9a-f]{8}$/.test(text) ? text : undefined;
}

const guideKey = (guide: string) => guide.replace(/\s/g, "").toUpperCase();

/**
 * Reads pasted lines, cells of a spreadsheet or a carrier's CSV, and finds each line's order by its number, for amounts also by its guide.
 * Guides without numbers are the table's rows in their order, an empty line being a row without one.
 */
export function matchSheet(text: string, use: SheetUse, rows: readonly SheetTarget[]): SheetMatch {
  const result: SheetMatch = { fills: new Map(), unknown: [], problems: [] };
  const withNumber = (number: string | undefined) => rows.filter(({ id }) => orderNumber(id) === number);
  const withGuide = (guide: string) =>
    rows.filter((row) => row.guide && guideKey(row.guide) === guideKey(guide));
  const isKnown = (cell: string) => withNumber(numberOf(cell)).length > 0;
  const isKnownGuide = (cell: string) => withGuide(cell).length > 0;

  const read = readCsv(writable(text).replace(/^\uFEFF/, "")).map((row) => ({
    ...row,
    cells: row.cells.map(clean),
  }));
  const lines = splitLines(read, (cell) => numberOf(cell) !== undefined || isKnownGuide(cell));
  const header = headingsOf(lines[0]);
  const body = header ? lines.slice(1) : lines;
  const columns = header ?? columnsOf(body, use, isKnown, isKnownGuide);
  const needed = use === "ship" ? "guide" : "amount";
  if (body.length === 0) return result;
  if (
    columns[needed] === undefined ||
    (use === "collect" && columns.number === undefined && columns.guide === undefined)
  ) {
    result.problems.push(
      use === "ship"
        ? "No encontramos la columna de las guías."
        : "Cada línea necesita el número del pedido o la guía, y el valor.",
    );
    return result;
  }

  const first = header ? (lines[0]?.line ?? 0) + 1 : 1;
  for (const { line, cells, problem } of body) {
    const cell = (column: Column) => (columns[column] === undefined ? "" : (cells[columns[column]] ?? ""));
    const [typed, guide] = [cell("number"), cell("guide")];
    const amount = parseWhole(cell("amount"));
    const fault = problem ?? faultOf(typed, guide, cell("amount"), use);
    if (fault) {
      result.problems.push(`Línea ${line}: ${fault}`);
      continue;
    }
    // A parcel without a guide, an order that the statement leaves out.
    if (use === "ship" ? guide === "" : amount === null) continue;
    const number = numberOf(typed) ?? "";
    const isInOrder = use === "ship" && columns.number === undefined;
    const found = isInOrder
      ? rows.slice(line - first, line - first + 1)
      : typed
        ? withNumber(number)
        : withGuide(guide);
    const fill = { guide, carrier: cell("carrier"), amount };
    const [target, second] = found;
    if (second)
      result.problems.push(`Línea ${line}: hay dos pedidos con el número ${number}. Escríbela en su fila.`);
    else if (target && result.fills.has(target.id))
      result.problems.push(`Línea ${line}: el pedido ${orderNumber(target.id)} está dos veces.`);
    else if (target) result.fills.set(target.id, fill);
    else if (isInOrder) result.problems.push(`Línea ${line}: sobra la guía «${guide}».`);
    else result.unknown.push({ ...fill, number, line });
  }
  return result;
}

function faultOf(number: string, guide: string, amount: string, use: SheetUse): string | undefined {
  if (number && DAMAGED.test(number))
    return `la hoja de cálculo cambió el número «${number}». Cópialo como texto.`;
  if (number && !numberOf(number)) return `«${number.slice(0, 40)}» no es un número de pedido.`;
  if (DAMAGED.test(guide)) return `la hoja de cálculo cambió la guía «${guide}». Cópiala como texto.`;
  if (guide.length > MOST) return `la guía tiene más de ${MOST} letras.`;
  if (use === "collect" && amount && parseWhole(amount) === null)
    return `«${amount.slice(0, 40)}» no es un valor en pesos enteros.`;
  return undefined;
}

/** Lines of one cell as a person types them, "1a2b3c4d 700123", are two cells. */
function splitLines(rows: CsvRow[], isKey: (cell: string) => boolean): CsvRow[] {
  const split = rows.map(({ cells }) =>
    /^([^\s:=]+)(?:\s*[:=>-]+\s*|\s+)(\S.*)$/.exec(cells.length === 1 ? (cells[0] ?? "") : ""),
  );
  if (!split.every((parts) => parts && isKey(parts[1] ?? ""))) return rows;
  return rows.map((row, index) => ({ ...row, cells: split[index]?.slice(1) ?? row.cells }));
}

type Columns = Partial<Record<Column, number>>;

/** The columns by the headings of the first line; undefined when that has none. */
function headingsOf(row: CsvRow | undefined): Columns | undefined {
  const names = row?.cells.map(normalizeText) ?? [];
  const columns: Columns = {};
  for (const [column, wordings] of HEADINGS)
    for (const wording of wordings)
      columns[column] ??= emptyless(
        names.findIndex((name, index) => wording.test(name) && !Object.values(columns).includes(index)),
      );
  const isHeader =
    Object.values(columns).some((index) => index !== undefined) && !names.some((name) => /\d{3}/.test(name));
  return isHeader ? columns : undefined;
}

const emptyless = (index: number) => (index < 0 ? undefined : index);

/** The columns by what they hold, where no headings say it. */
function columnsOf(
  rows: CsvRow[],
  use: SheetUse,
  isKnown: (cell: string) => boolean,
  isKnownGuide: (cell: string) => boolean,
): Columns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, index) => ({
    index,
    cells: rows.flatMap(({ cells }) => cells[index] || []),
  })).filter(({ cells }) => cells.length > 0);
  const most = (test: (cell: string) => boolean) =>
    places
      .map(({ index, cells }) => ({ index, count: cells.filter(test).length }))
      .reduce((best, one) => (one.count > best.count ? one : best), { index: -1, count: 0 }).index;
  const alone = places.length === 1 && use === "ship";
  const columns: Columns = {};
  if (use === "collect") columns.guide = emptyless(most(isKnownGuide));
  if (!alone) columns.number = emptyless(most(isKnown));
  if (!alone && columns.guide === undefined)
    columns.number ??= places.find(({ cells }) =>
      cells.every((cell) => /^#?[0-9a-f]{8}$/i.test(cell)),
    )?.index;
  // Numbers of orders alone are no guides.
  if (alone && places[0]?.cells.every(isKnown)) return {};
  const rest = places.filter(({ index }) => index !== columns.number && index !== columns.guide);
  if (use === "collect")
    columns.amount = rest.findLast(({ cells }) => cells.every((cell) => parseWhole(cell) !== null))?.index;
  else {
    columns.guide = rest.find(({ cells }) => cells.some((cell) => /\d/.test(cell)))?.index;
    columns.carrier = rest.find(
      ({ cells, index }) => index !== columns.guide && !cells.some((cell) => /\d/.test(cell)),
    )?.index;
  }
  return columns;
}
