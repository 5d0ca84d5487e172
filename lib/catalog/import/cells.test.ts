import { expect, test } from "vitest";
import { LONG_TEXT } from "@/tests/support/long-text";
import { plainCell, READERS } from "./cells";

test("formulas are text, and the export's apostrophe goes", () => {
  expect(plainCell("'=SUMA(A1)")).toBe("=SUMA(A1)");
  expect(plainCell("=SUMA(A1)")).toBe("=SUMA(A1)");
  expect(plainCell("'Tis")).toBe("'Tis");
  expect(READERS.name("=1+1")).toEqual({ value: "=1+1" });
});

test.each([
  ["price", "", "Nombre y precio son campos obligatorios"],
  ["name", "", "Nombre y precio son campos obligatorios"],
  ["sku", "-A", "SKU"],
  ["barcode", "4006381333932", "revisa"],
  ["barcode", "4,00638E+12", "letras y números"],
  ["price", "12,5", "«12,5»"],
  ["price", "-5", "Precio: «-5» no es un número entero de 0 en adelante."],
  ["price", "1.000.000.000", "demasiado"],
  ["id", "7", "id"],
  ["slug", "Con Espacios", "Slug"],
  ["badge_color", "rosado", "Violeta"],
  ["images", "https://malo.co/a.jpg", "editor"],
  ["details", "Peso 280 g", "Ficha"],
  ["platforms", "PS5 | Dreamcast", "Retro"],
  ["kind", "silla", "Repuesto"],
  ["warranty_months", "121", ""],
  ["category", "Lista", "elige otro"],
] as const)("the %s %j says what is wrong with it", (column, cell, words) => {
  expect(READERS[column](cell)).toEqual({ problem: expect.stringContaining(words) });
});

test("a cell takes what the editor takes and no more", () => {
  for (const [column, max] of [
    ["name", 160],
    ["description", 10_000],
    ["category", 60],
    ["badge_text", 30],
  ] as const) {
    expect(READERS[column]("x".repeat(max)), column).toEqual({ value: "x".repeat(max) });
    expect(READERS[column]("x".repeat(max + 1)), column).toHaveProperty("problem");
  }
  const pairs = (count: number) => Array.from({ length: count }, (_, n) => `Dato ${n}: 1`).join("|");
  expect(READERS.details(pairs(30))).toHaveProperty("value");
  expect(READERS.details(pairs(31))).toHaveProperty("problem");
  expect(READERS.details(`${"x".repeat(61)}: 1`)).toHaveProperty("problem");
  expect(READERS.details(`Peso: ${"x".repeat(301)}`)).toHaveProperty("problem");
});

test.each([
  ["platforms", "PC | playstation 5|ps5", ["ps5", "pc"]],
  ["kind", "Tarjeta digital", "tarjeta"],
  ["condition", "REACONDICIONADO", "reacondicionado"],
  ["badge_color", "rojo", "destructive"],
  ["badge_color", "Secondary", "secondary"],
  ["category", "PS5", "ps5"],
  ["sku", " ps5-ctrl ", "PS5-CTRL"],
  ["barcode", "0711719 541028", "0711719541028"],
  ["images", "/media/a.webp | /media/b.webp|/media/a.webp", ["/media/a.webp", "/media/b.webp"]],
  ["description", "", ""],
] as const)("the %s %j is %j", (column, cell, value) => expect(READERS[column](cell)).toEqual({ value }));

test("details are names with values, which may hold a colon", () => {
  expect(READERS.details("Peso: 280 g | Hora: 10:30")).toEqual({
    value: [
      { label: "Peso", value: "280 g" },
      { label: "Hora", value: "10:30" },
    ],
  });
});

test.each([
  ...(["id", "slug", "stock", "stock_was", "version", "badge_color", "images", "details"] as const),
  ...(["platforms", "kind", "condition", "warranty_months"] as const),
])("a blank %s says nothing", (column) => expect(READERS[column]("")).toEqual({}));

test.each([
  ["details", "a", " ", "problem"],
  ["details", "", " \n", "problem"],
  ["details", "a:", "\t", "value"],
  ["images", "", " ", "problem"],
  ["price", "1", ".", "problem"],
  ["stock", "", " ", "problem"],
  ["slug", "a", "-", "problem"],
] as const)("%s ends for a long cell of %j and many of %j", (column, start, part, outcome) => {
  const cell = `${start}${part.repeat(LONG_TEXT / part.length)}x`;
  expect(READERS[column](plainCell(cell))).toHaveProperty(outcome);
});
