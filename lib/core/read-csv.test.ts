import { expect, test } from "vitest";
import { delimiterOf, readCsv, separatorOf } from "./read-csv";

test("each row knows the line it begins at, over cells of several lines and blank rows", () => {
  const text = 'slug;nombre\r\na;"Control\r\nblanco"\r\n\r\n;\r\nb;"Dijo ""hola"""\r\n';
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ["slug", "nombre"] },
    { line: 2, cells: ["a", "Control\r\nblanco"] },
    { line: 6, cells: ["b", 'Dijo "hola"'] },
  ]);
});

test("broken quotes are told where they begin", () => {
  const rows = readCsv('slug;nombre\na;Uno\nb;"Dos\nc;Tres\nd;Cuatro');
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(rows[2]?.problem).toMatch(/no se cierran/);
  const [, odd, last] = readCsv('slug;nombre\na;"Uno" dos"\nb;Tres');
  expect(odd).toMatchObject({ line: 2, problem: expect.stringMatching(/comillas/) });
  expect(last).toEqual({ line: 3, cells: ["b", "Tres"] });
});

test("the line for Excel alone counts, so that each row keeps its number", () => {
  expect(readCsv("sep=;\nnombre;precio\nControl;10").map(({ line, cells }) => [line, cells])).toEqual([
    [2, ["nombre", "precio"]],
    [3, ["Control", "10"]],
  ]);
});

test.each([
  ["sep=;\r\nnombre;precio", { delimiter: ";", skip: 7 }],
  ['"sep=,"\nnombre,precio', { delimiter: ",", skip: 8 }],
  ["\uFEFFsep=\t\rnombre", { delimiter: "\t", skip: 7 }],
  ["SEP=;;;;\nnombre;precio", { delimiter: ";", skip: 9 }],
  ["separador;precio\n1;2", { delimiter: ";", skip: 0 }],
])("a first line for Excel alone says the delimiter and is no row: %j", (text, found) => {
  expect(separatorOf(text)).toEqual(found);
});

test("the separator is the first line's, whatever the cells hold", () => {
  expect(delimiterOf("slug;nombre;precio\na,b,c,d;e;f")).toBe(";");
  expect(delimiterOf("slug,nombre,precio\n1;2;3")).toBe(",");
  expect(delimiterOf("slug\tnombre\tprecio")).toBe("\t");
  expect(delimiterOf('"uno;dos;tres",nombre,precio')).toBe(",");
  expect(delimiterOf("slug")).toBe(";");
});
