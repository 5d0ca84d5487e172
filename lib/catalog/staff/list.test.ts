import { expect, test } from "vitest";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { parseListState } from "@/lib/core/list-state";
import { toProductFilter } from "./list";

const ALL = { q: "control", categoria: "ps5", existencias: "bajo", precio: "50000-100000", insignia: "si" };

test.each<[Record<string, string>, object]>([
  [{}, {}],
  [ALL, { query: "control", category: "ps5", stock: "bajo", min: 50_000, max: 100_000, badge: true }],
  [
    { precio: "0-50000", categoria: "-" },
    { max: 50_000, category: "-" },
  ],
  [{ precio: "500000-" }, { min: 500_000 }],
  [{ existencias: "muchas", precio: "barato", insignia: "no" }, {}],
])("the address %j filters by %j", (params, filter) => {
  expect(toProductFilter(parseListState(params, PRODUCT_LIST))).toEqual(filter);
});
