import { describe, expect, test } from "vitest";
import { listHref, listParams, pageOf, parseListState, sortOf } from "./list-state";

type SearchParams = Parameters<typeof parseListState>[0];

const SPEC = {
  path: "/admin/productos",
  pageSize: 25,
  sorts: ["-creado", "nombre"],
  filters: { estado: ["agotado", "bajo"], categoria: null },
} as const;

const DEFAULT = { query: "", sort: "creado", descending: true, page: 1, filters: {} };
test.each<[SearchParams, object]>([
  [{}, {}],
  [
    { q: " ps5 ", orden: "-nombre", pagina: "3", estado: "agotado", otro: "x" },
    { query: "ps5", sort: "nombre", page: 3, filters: { estado: "agotado" } },
  ],
  ...["-1", "0", "1.5", "x", ""].map((pagina): [SearchParams, object] => [{ pagina }, {}]),
  [{ orden: "precio; drop table" }, {}],
  [{ estado: "viejo", categoria: "lo que sea" }, { filters: { categoria: "lo que sea" } }],
  [
    { q: ["a", "b"], categoria: "y".repeat(500) },
    { query: "a", filters: { categoria: "y".repeat(80) } },
  ],
])("the query string %j is the default list with %j", (params, changes) => {
  expect(parseListState(params, SPEC)).toEqual({
    path: "/admin/productos",
    pageSize: 25,
    ...DEFAULT,
    ...changes,
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

test("the query gets the page and sort of the URL", () => {
  const state = parseListState({ pagina: "4", orden: "-nombre" }, SPEC);
  expect(pageOf(state)).toEqual({ p_limit: 25, p_offset: 75 });
  expect(sortOf(state)).toBe("-nombre");
});
