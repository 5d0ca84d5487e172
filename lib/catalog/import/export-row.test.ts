import { expect, test } from "vitest";
import { csvLines } from "@/lib/core/csv";
import { PRODUCT_ROW } from "@/tests/factories/catalog";
import { decodeText } from "./decode";
import { EXPORT_START, type ExportedProduct, exportRow } from "./export-row";
import { readCsv } from "./read-csv";
import { readSheet } from "./sheet";

const PRODUCT: ExportedProduct = {
  ...PRODUCT_ROW,
  id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  slug: "control",
  name: '=HYPERLINK("http://malo.co";"Control")',
  description: 'Dijo "hola"; y\nse fue, +57',
  price: 1_234_567,
  category: "ps5",
  stock: 1200,
  badge_text: "-20 %",
  badge_color: "secondary",
  images: ["/media/a.webp", "/media/b.webp"],
  details: [{ label: "Peso", value: "280 g" }],
  version: 7,
};

test("formulas are written as text and numbers as in Colombia", () => {
  const csv = EXPORT_START + csvLines([exportRow(PRODUCT)]);
  expect(csv.startsWith("\ufeffid;slug;nombre;")).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(`);
  expect(csv).toContain("1.234.567");
  expect(csv).toContain("'-20 %");
});

test("what was exported comes back the same", () => {
  const bytes = new TextEncoder().encode(EXPORT_START + csvLines([exportRow(PRODUCT)]));
  const sheet = readSheet(readCsv(decodeText(bytes)));
  expect(sheet).toEqual({
    ok: true,
    unknownColumns: [],
    rows: [{ line: 2, problems: [], data: { ...PRODUCT, stock_was: 1200 } }],
  });
});

test("details that the cell cannot hold are left blank, which changes nothing", () => {
  const row = exportRow({ ...PRODUCT, details: [{ label: "Puertos: USB", value: "2" }] });
  const sheet = readSheet(readCsv(EXPORT_START + csvLines([row])));
  expect(sheet.ok && sheet.rows[0]?.data.details).toBeUndefined();
});
