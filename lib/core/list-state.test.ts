import { describe, expect, test } from "vitest";
import { lastPage, listHref, listParams, pageOf, parseListState, sortOf } from "./list-state";

const SPEC = {
  path: "/admin/productos",
  pageSize: 25,
  sorts: ["-creado", "nombre"],
  filters: { estado: ["agotado", "bajo"], categoria: null },
} as const;

describe("parseListState", () => {
  test("an empty address is the default list", () => {
    expect(parseListState({}, SPEC)).toEqual({
      path: "/admin/productos",
      pageSize: 25,
      query: "",
      sort: "creado",
      descending: true,
      page: 1,
      filters: {},
    });
  });

  test("reads search, sort with direction, page and the list's own filters", () => {
    const address = { q: " ps5 ", orden: "-nombre", pagina: "3", estado: "agotado", otro: "x" };
    expect(parseListState(address, SPEC)).toEqual({
      path: "/admin/productos",
      pageSize: 25,
      query: "ps5",
      sort: "nombre",
      descending: true,
      page: 3,
      filters: { estado: "agotado" },
    });
  });

  test.each([["-1"], ["0"], ["1.5"], ["x"], [""]])("page %j is the first", (pagina) => {
    expect(parseListState({ pagina }, SPEC).page).toBe(1);
  });

  test("a sort that the list does not have is the default one", () => {
    expect(parseListState({ orden: "precio; drop table" }, SPEC)).toMatchObject({
      sort: "creado",
      descending: true,
    });
  });

  test("a filter that does not take the value narrows nothing", () => {
    expect(parseListState({ estado: "viejo", categoria: "lo que sea" }, SPEC).filters).toEqual({
      categoria: "lo que sea",
    });
  });

  test("repeated and overlong values are cut", () => {
    expect(parseListState({ q: ["a", "b"], categoria: "y".repeat(500) }, SPEC)).toMatchObject({
      query: "a",
      filters: { categoria: "y".repeat(80) },
    });
  });
});

describe("listHref", () => {
  const state = parseListState({ q: "ñ", estado: "bajo", pagina: "4" }, SPEC);

  test("changing the page keeps the rest", () => {
    expect(listHref(state, { page: 5 })).toBe("/admin/productos?q=%C3%B1&estado=bajo&orden=-creado&pagina=5");
  });

  test("any other change starts at the first page", () => {
    expect(listParams(state, { filters: { estado: "" } })).toEqual([
      ["q", "ñ"],
      ["orden", "-creado"],
    ]);
  });
});

test("the database is asked for the page and the sort of the address", () => {
  const state = parseListState({ pagina: "4", orden: "-nombre" }, SPEC);
  expect(pageOf(state)).toEqual({ p_limit: 25, p_offset: 75 });
  expect(sortOf(state)).toBe("-nombre");
});

test("lastPage counts at least one page", () => {
  expect([lastPage(0, 50), lastPage(50, 50), lastPage(51, 50)]).toEqual([1, 1, 2]);
});
