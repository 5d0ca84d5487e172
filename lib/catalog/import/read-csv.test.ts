import { expect, test } from "vitest";
import { readCsv } from "./read-csv";

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
