import { describe, expect, test } from "vitest";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { parseListState } from "@/lib/core/list-state";
import { toProductFilter } from "./list";

const read = (params: Record<string, string>) => parseListState(params, PRODUCT_LIST);

describe("toProductFilter", () => {
  test("says nothing about what the address does not ask", () => {
    expect(toProductFilter(read({}))).toEqual({});
  });

  test("reads every filter", () => {
    const params = {
      q: "control",
      categoria: "ps5",
      existencias: "bajo",
      precio: "50000-100000",
      insignia: "si",
    };
    expect(toProductFilter(read(params))).toEqual({
      query: "control",
      category: "ps5",
      stock: "bajo",
      min: 50_000,
      max: 100_000,
      badge: true,
    });
  });

  test("ranges may be open, and no category is one too", () => {
    expect(toProductFilter(read({ precio: "0-50000", categoria: "-" }))).toEqual({
      max: 50_000,
      category: "-",
    });
    expect(toProductFilter(read({ precio: "500000-" }))).toEqual({ min: 500_000 });
  });

  test("nonsense narrows nothing", () => {
    expect(toProductFilter(read({ existencias: "muchas", precio: "barato", insignia: "no" }))).toEqual({});
  });
});

test("the newest come first unless the address says otherwise", () => {
  expect(read({})).toMatchObject({ sort: "creado", descending: true });
});
