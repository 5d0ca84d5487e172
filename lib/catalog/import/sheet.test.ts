import { expect, test } from "vitest";
import { readCsv } from "@/lib/core/read-csv";
import { readSheet } from "./sheet";

const read = (text: string) => readSheet(readCsv(text));

test("headings in any order, with accents and blanks; unknown ones are told", () => {
  const sheet = read(
    "Precio;Color favorito;NOMBRE;Categoría;Existencias al exportar\n1.000;azul;Cable;Extras;3\n",
  );
  expect(sheet).toEqual({
    ok: true,
    unknownColumns: ["Color favorito"],
    rows: [{ line: 2, data: { price: 1000, name: "Cable", category: "extras", stock_was: 3 }, problems: [] }],
  });
});

test("every cell of a row that is wrong is told, once each", () => {
  const sheet = read("slug;nombre;precio\n;;\nmal slug;Cable;caro\n");
  expect(sheet.ok && sheet.rows.map(({ line, problems }) => [line, problems.length])).toEqual([[3, 2]]);
  const blank = read("slug;nombre;precio\nx;;\n");
  expect(blank.ok && blank.rows[0]?.problems).toEqual(["Nombre y precio son campos obligatorios"]);
});

test("rows with too few or too many cells, or broken quotes, are not guessed at", () => {
  const sheet = read('slug;nombre;precio\na;Uno\nb;Dos;1;sobra\nc;"Tres;5\n');
  expect(sheet.ok && sheet.rows.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(sheet.ok && sheet.rows.map(({ problems }) => problems[0]?.slice(0, 14))).toEqual([
    "Tiene 2 celdas",
    "Tiene 4 celdas",
    "Hay unas comil",
  ]);
});

test.each([
  ["", "no tiene productos"],
  ["slug;nombre\n", "no tiene productos"],
  ["1;2;3\n4;5;6\n", "primera fila"],
  ["slug;nombre;Nombre\na;b;c\n", "dos veces"],
])("a file that cannot be read as a whole: %j", (text, reason) => {
  expect(read(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
});

test("50,000 rows are read, one more is refused with the limit", () => {
  const rows = (count: number) => [["slug", "precio"], ...Array<string[]>(count).fill(["p", "1"])];
  const sheet = (count: number) => readSheet(rows(count).map((cells, n) => ({ line: n + 1, cells })));
  expect(sheet(50_000).ok).toBe(true);
  expect(sheet(50_001)).toMatchObject({ ok: false, message: expect.stringContaining("50.000") });
});

test("a cell longer than a spreadsheet holds is refused before it is read", () => {
  const sheet = read(`nombre;precio;ficha\nCable;1000;${" ".repeat(40_000)}a\nOtro;2000;Peso: 1 g\n`);
  expect(sheet.ok && sheet.rows.map(({ problems }) => problems)).toEqual([
    ["Una celda tiene más de 32.767 letras. Acórtala."],
    [],
  ]);
});

test("cells that Excel adds around the table are no mistake", () => {
  const sheet = read("nombre;precio;;;\nControl;10;;;\nCable;20\n;;;;\n");
  expect(sheet).toMatchObject({
    ok: true,
    rows: [
      { line: 2, problems: [], data: { name: "Control" } },
      { line: 3, problems: [], data: { name: "Cable" } },
    ],
  });
});

test("a cell with letters that cannot be read is named in its row, and a name that shows nothing is none", () => {
  const sheet = read("nombre;precio\nBater\uFFFDa;10\n\u200B\u3164;20\n");
  expect(sheet.ok && sheet.rows.map(({ line, problems }) => [line, ...problems])).toEqual([
    [2, "«Bater\uFFFDa» tiene letras que no se pueden leer. Guarda el archivo como CSV UTF-8."],
    [3, "Nombre y precio son campos obligatorios"],
  ]);
});
