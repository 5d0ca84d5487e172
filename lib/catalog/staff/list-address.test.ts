import { expect, test } from "vitest";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { parseListState } from "@/lib/core/list-state";
import { closedHref, editHref, exportHref, movementsPath } from "./list-address";

const state = parseListState({ q: "control ps5", categoria: "ps5", pagina: "3" }, PRODUCT_LIST);

test("opening an editor and closing it keeps search, filters and page", () => {
  expect(closedHref(state)).toBe("/admin/productos?q=control+ps5&categoria=ps5&orden=-creado&pagina=3");
  expect(editHref(state, "7f")).toBe(`${closedHref(state)}&editar=7f`);
});

test("the spreadsheet has every page of what the list finds", () => {
  expect(exportHref(state)).toBe("/api/products/export?q=control+ps5&categoria=ps5&orden=-creado");
});

test("a product's ledger is under its id", () => {
  expect(movementsPath("7f")).toBe("/admin/productos/7f/movimientos");
});
