import Papa from "papaparse";

const DELIMITERS = [";", ",", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** A first line for Excel alone: "sep=;", also in quotes or padded with delimiters. */
const SEPARATOR = /^\s*"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n)/i;

/** The text's delimiter, and how much of its beginning says nothing but that. */
export function separatorOf(text: string): { delimiter: Delimiter; skip: number } {
  const said = SEPARATOR.exec(text);
  const delimiter = DELIMITERS.find((mark) => mark === said?.[1]) ?? delimiterOf(text);
  return { delimiter, skip: said?.[0].length ?? 0 };
}

/** Detects the delimiter: the candidate that occurs most often in the first line, outside quotes. */
export function delimiterOf(text: string): Delimiter {
  const end = text.search(/[\r\n]/);
  const header = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

export type CsvRow = {
  /** First line of the row in the file, from 1: a cell may contain line breaks. */
  line: number;
  cells: string[];
  problem?: string;
};

const BROKEN = {
  MissingQuotes: "Hay unas comillas que no se cierran: todo lo que sigue quedó dentro de esta fila.",
  InvalidQuotes: "Las comillas de esta fila están mal puestas.",
} as Record<string, string>;

const newlines = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** Rows of a CSV text, each with its first line number. Blank rows are left out. */
export function readCsv(whole: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const { delimiter, skip } = separatorOf(whole);
  const text = whole.slice(skip);
  let start = 0;
  let line = skip > 0 ? 2 : 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const problem = errors.map(({ code }) => BROKEN[code]).find(Boolean);
      if (problem || data.some((cell) => cell.trim() !== ""))
        rows.push({ line, cells: data, ...(problem && { problem }) });
      line += newlines(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  return rows;
}
