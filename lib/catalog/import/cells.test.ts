import { expect, test } from "vitest";
import { LONG_TEXT } from "@/tests/support/long-text";
import { plainCell, READERS } from "./cells";

test("formulas are text, and the export's apostrophe goes", () => {
  expect(plainCell("'=SUMA(A1)")).toBe("=SUMA(A1)");
  expect(plainCell("=SUMA(A1)")).toBe("=SUMA(A1)");
  expect(plainCell("'Tis")).toBe("'Tis");
  expect(READERS.name("=1+1")).toEqual({ value: "=1+1" });
});

test("cells say what is wrong with them", () => {
  expect(READERS.price("")).toEqual({ problem: "Nombre y precio son campos obligatorios" });
  expect(READERS.name("")).toEqual({ problem: "Nombre y precio son campos obligatorios" });
  expect(READERS.price("12,5")).toMatchObject({ problem: expect.stringContaining("«12,5»") });
  expect(READERS.price("1.000.000.000")).toMatchObject({ problem: expect.stringContaining("demasiado") });
  expect(READERS.id("7")).toMatchObject({ problem: expect.stringContaining("id") });
  expect(READERS.slug("Con Espacios")).toMatchObject({ problem: expect.stringContaining("Slug") });
  expect(READERS.badge_color("rosado")).toMatchObject({ problem: expect.stringContaining("Violeta") });
  expect(READERS.badge_color("rojo")).toEqual({ value: "destructive" });
  expect(READERS.price("-5")).toEqual({ problem: "Precio: «-5» no es un número entero de 0 en adelante." });
  expect(READERS.images("https://malo.co/a.jpg")).toMatchObject({
    problem: expect.stringContaining("editor"),
  });
  expect(READERS.details("Peso 280 g")).toMatchObject({ problem: expect.stringContaining("Ficha") });
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

test("what a product is, by label or as the database says it, in any order", () => {
  expect(READERS.platforms("PC | playstation 5|ps5")).toEqual({ value: ["ps5", "pc"] });
  expect(READERS.platforms("PS5 | Dreamcast")).toMatchObject({ problem: expect.stringContaining("Retro") });
  expect(READERS.kind("Tarjeta digital")).toEqual({ value: "tarjeta" });
  expect(READERS.kind("silla")).toMatchObject({ problem: expect.stringContaining("Repuesto") });
  expect(READERS.condition("REACONDICIONADO")).toEqual({ value: "reacondicionado" });
  expect(READERS.warranty_months("121")).toHaveProperty("problem");
  for (const column of ["platforms", "kind", "condition", "warranty_months"] as const)
    expect(READERS[column](""), column).toEqual({});
});

test("lists, categories and blanks", () => {
  expect(READERS.images("/media/a.webp | /media/b.webp|/media/a.webp")).toEqual({
    value: ["/media/a.webp", "/media/b.webp"],
  });
  expect(READERS.details("Peso: 280 g | Hora: 10:30")).toEqual({
    value: [
      { label: "Peso", value: "280 g" },
      { label: "Hora", value: "10:30" },
    ],
  });
  expect(READERS.category("PS5")).toEqual({ value: "ps5" });
  expect(READERS.badge_color("Secondary")).toEqual({ value: "secondary" });
  for (const column of [
    "id",
    "slug",
    "stock",
    "stock_was",
    "badge_color",
    "images",
    "details",
    "version",
  ] as const)
    expect(READERS[column]("")).toEqual({});
  expect(READERS.description("")).toEqual({ value: "" });
});

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
