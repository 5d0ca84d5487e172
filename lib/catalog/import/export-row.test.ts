import { expect, test } from "vitest";
import { csvLines } from "@/lib/core/csv";
import { readCsv } from "@/lib/core/read-csv";
import { PRODUCT_ROW } from "@/tests/factories/catalog";
import { type ExportedProduct, exportRow, exportStart } from "./export-row";
import { readSheet } from "./sheet";

// That a product comes back unchanged, formulas too: tests/actions/product-import.test.ts.
test("details that the cell cannot hold are left blank, which changes nothing", () => {
  const details = [{ label: "Puertos: USB", value: "2" }];
  const product = { ...PRODUCT_ROW, id: "", stock: 0, images: [], version: 1, details } as ExportedProduct;
  const sheet = readSheet(readCsv(exportStart(true) + csvLines([exportRow(product, true)])));
  expect(sheet).toMatchObject({ ok: true, rows: [{ data: { name: "Control" } }] });
  expect(sheet.ok && sheet.rows[0]?.data.details).toBeUndefined();
});
