import { expect, test } from "vitest";
import {
  activeFilters,
  clearedFilters,
  PAGE_SIZE,
  pageCount,
  pageLinks,
  parseFilters,
  plainFilters,
  sortsFor,
  storeHref,
  toggled,
} from "./filters";

test("an address and its filters are two forms of one thing", () => {
  const filters = parseFilters({
    categoria: " Controles",
    q: " control ps5 ",
    plataforma: "switch,ps5",
    tipo: ["control", "juego"],
    condicion: "usado",
    precio: "100000-200000",
    existencias: "si",
    orden: "price-low",
    vista: "lista",
    pagina: "3",
  });
  expect(filters).toMatchObject({ query: "control ps5", platforms: ["ps5", "switch"], page: 3 });
  const href = storeHref(filters);
  expect(href).toBe(
    "/tienda/lista?categoria=controles&q=control+ps5&plataforma=ps5,switch&tipo=control,juego&condicion=usado&precio=100000-200000&existencias=si&orden=price-low&vista=lista&pagina=3",
  );
  const again = Object.fromEntries(new URL(href, "http://x").searchParams);
  expect(parseFilters(again)).toEqual(filters);
});

test.each([
  { plataforma: "dreamcast,", tipo: "silla", condicion: "roto", precio: "1-2" },
  { q: "", existencias: "no", orden: "random", vista: "tabla", pagina: "-4" },
  { pagina: "2.5" },
  { orden: "relevance" },
  { categoria: "Todos" },
])("what an address says wrong is ignored: %j", (odd) => expect(parseFilters(odd)).toEqual(plainFilters()));

test("what an address says too much of is cut", () => {
  expect(parseFilters({ pagina: "99999999" }).page).toBe(1000);
  expect(parseFilters({ q: ["uno", "dos"] }).query).toBe("uno");
  expect(parseFilters({ q: "x".repeat(500) }).query).toHaveLength(80);
});

test.each([
  [undefined, "/tienda"],
  ["ps5", "/tienda/ps5"],
  ["audio y vídeo", "/tienda/audio%20y%20v%C3%ADdeo"],
])("the plain list of %s has a plain address", (category, href) => {
  expect(storeHref(plainFilters(category))).toBe(href);
});

const third = { ...plainFilters(), query: "cable", sort: "relevance" as const, page: 3 };
test.each([
  [{ sort: "name" as const }, "/tienda/lista?q=cable&orden=name"],
  [{ category: "xbox" }, "/tienda/lista?categoria=xbox&q=cable"],
  [{ view: "lista" as const }, "/tienda/lista?q=cable&vista=lista&pagina=3"],
  [{ page: 2 }, "/tienda/lista?q=cable&pagina=2"],
])("changing a filter goes back to the first page; changing the view does not: %j", (change, href) => {
  expect(storeHref(third, change)).toBe(href);
});

test("a search is ordered by relevance until somebody chooses another order", () => {
  const search = parseFilters({ q: "diadema" });
  expect(search.sort).toBe("relevance");
  expect([sortsFor(search)[0], sortsFor(plainFilters()).includes("relevance")]).toEqual(["relevance", false]);
  expect(storeHref(search)).toBe("/tienda/lista?q=diadema");
  expect(storeHref(search, { sort: "newest" })).toBe("/tienda/lista?q=diadema&orden=newest");
  expect(storeHref(search, { query: "" })).toBe("/tienda");
  expect(parseFilters({ q: "diadema", orden: "newest" }).sort).toBe("newest");
});

test("what is for a console is ordered by relevance too, whether a filter or a category says so", () => {
  expect(plainFilters("ps5").sort).toBe("relevance");
  expect(plainFilters("repuestos").sort).toBe("newest");
  expect(storeHref(plainFilters("ps5"), { kinds: ["juego"] })).toBe("/tienda/lista?categoria=ps5&tipo=juego");
  const chosen = parseFilters({ plataforma: "ps5" });
  expect([chosen.sort, storeHref(chosen, { platforms: [] })]).toEqual(["relevance", "/tienda"]);
  expect(storeHref(chosen, { sort: "newest" })).toBe("/tienda/lista?plataforma=ps5&orden=newest");
});

test("chosen platforms replace the category of a console, and no other", () => {
  expect(parseFilters({ categoria: "ps5", plataforma: "ps4" })).toMatchObject({
    category: "",
    platforms: ["ps4"],
  });
  expect(parseFilters({ categoria: "extras", plataforma: "ps4" }).category).toBe("extras");
});

test("every active filter can be taken off alone", () => {
  const filters = {
    ...plainFilters("ps4"),
    query: "disco",
    platforms: ["ps5" as const, "pc" as const],
    price: "0-50000" as const,
    sort: "name" as const,
    page: 2,
  };
  expect(activeFilters(filters).map(({ label, href }) => [label, href])).toEqual([
    ["«disco»", "/tienda/lista?categoria=ps4&plataforma=ps5,pc&precio=0-50000&orden=name"],
    ["PlayStation 5", "/tienda/lista?categoria=ps4&q=disco&plataforma=pc&precio=0-50000&orden=name"],
    ["PC", "/tienda/lista?categoria=ps4&q=disco&plataforma=ps5&precio=0-50000&orden=name"],
    ["Hasta $50.000", "/tienda/lista?categoria=ps4&q=disco&plataforma=ps5,pc&orden=name"],
  ]);
  expect(storeHref(clearedFilters(filters))).toBe("/tienda/lista?categoria=ps4&orden=name");
  expect(activeFilters(plainFilters("ps4"))).toEqual([]);
});

test("an option is taken and given back, and the address has one order", () => {
  const platforms = toggled(toggled([], "switch" as const), "ps5" as const);
  expect(storeHref(plainFilters(), { platforms })).toBe("/tienda/lista?plataforma=ps5,switch");
  expect(toggled(platforms, "switch")).toEqual(["ps5"]);
});

test("page links keep both ends and mark the gaps", () => {
  expect([0, PAGE_SIZE, PAGE_SIZE + 1].map(pageCount)).toEqual([1, 1, 2]);
  expect([pageLinks(1, 1), pageLinks(1, 3)]).toEqual([[1], [1, 2, 3]]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});
