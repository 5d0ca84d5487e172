import { expect, test } from "vitest";
import {
  activeFilters,
  clearedFilters,
  filterParams,
  PAGE_SIZE,
  pageCount,
  pageLinks,
  parseFilters,
  plainFilters,
  priceBounds,
  sortsFor,
  storeHref,
  toggled,
} from "./filters";

test("an address and its filters are two forms of one thing", () => {
  const filters = parseFilters(
    {
      q: " control ps5 ",
      plataforma: "switch,ps5",
      tipo: ["control", "juego"],
      condicion: "usado",
      precio: "100000-200000",
      existencias: "si",
      orden: "price-low",
      vista: "lista",
      pagina: "3",
    },
    "controles",
  );
  expect(filters).toEqual({
    query: "control ps5",
    category: "controles",
    platforms: ["ps5", "switch"],
    kinds: ["control", "juego"],
    condition: "usado",
    price: "100000-200000",
    inStock: true,
    sort: "price-low",
    page: 3,
    view: "lista",
  });
  const href = storeHref(filters);
  expect(href).toBe(
    "/tienda/controles?q=control+ps5&plataforma=ps5,switch&tipo=control,juego&condicion=usado&precio=100000-200000&existencias=si&orden=price-low&vista=lista&pagina=3",
  );
  const again = Object.fromEntries(new URL(href, "http://x").searchParams);
  expect(parseFilters(again, "controles")).toEqual(filters);
});

test("what an address says wrong is ignored", () => {
  const odd = {
    q: "",
    plataforma: "dreamcast,",
    tipo: "silla",
    condicion: "roto",
    precio: "1-2",
    existencias: "no",
    orden: "random",
    vista: "tabla",
    pagina: "-4",
  };
  expect(parseFilters(odd)).toEqual(plainFilters());
  expect(parseFilters({ pagina: "2.5" }).page).toBe(1);
  expect(parseFilters({ pagina: "99999999" }).page).toBe(1000);
  expect(parseFilters({ q: ["uno", "dos"] }).query).toBe("uno");
  expect(parseFilters({ q: "x".repeat(500) }).query).toHaveLength(80);
});

test("the plain list has a plain address", () => {
  expect(storeHref(plainFilters())).toBe("/tienda");
  expect(storeHref(plainFilters("ps5"))).toBe("/tienda/ps5");
  expect(storeHref(plainFilters("audio y vídeo"))).toBe("/tienda/audio%20y%20v%C3%ADdeo");
  expect(filterParams(plainFilters())).toEqual([]);
});

test("changing a filter goes back to the first page; changing the view does not", () => {
  const third = { ...plainFilters(), query: "cable", sort: "relevance" as const, page: 3 };
  expect(storeHref(third, { sort: "name" })).toBe("/tienda?q=cable&orden=name");
  expect(storeHref(third, { category: "xbox" })).toBe("/tienda/xbox?q=cable");
  expect(storeHref(third, { view: "lista" })).toBe("/tienda?q=cable&vista=lista&pagina=3");
  expect(storeHref(third, { page: 2 })).toBe("/tienda?q=cable&pagina=2");
});

test("a search is ordered by relevance until somebody chooses another order", () => {
  const search = parseFilters({ q: "diadema" });
  expect(search.sort).toBe("relevance");
  expect(sortsFor(search.query)[0]).toBe("relevance");
  expect(sortsFor("")).not.toContain("relevance");
  expect(storeHref(search)).toBe("/tienda?q=diadema");
  expect(storeHref(search, { sort: "newest" })).toBe("/tienda?q=diadema&orden=newest");
  expect(parseFilters({ q: "diadema", orden: "newest" }).sort).toBe("newest");
  expect(storeHref(search, { query: "" })).toBe("/tienda");
  expect(parseFilters({ orden: "relevance" }).sort).toBe("newest");
  expect(activeFilters(search)).toEqual([{ group: "query", label: "«diadema»", href: "/tienda" }]);
});

test("ranges meet without sharing a price", () => {
  expect(priceBounds("0-50000")).toEqual({ min: 0, max: 50000 });
  expect(priceBounds("50000-100000")).toEqual({ min: 50000, max: 100000 });
  expect(priceBounds("500000-")).toEqual({ min: 500000, max: null });
  expect(priceBounds(null)).toEqual({ min: 0, max: null });
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
  expect(activeFilters(filters)).toEqual([
    { group: "query", label: "«disco»", href: "/tienda/ps4?plataforma=ps5,pc&precio=0-50000&orden=name" },
    {
      group: "platforms",
      label: "PlayStation 5",
      href: "/tienda/ps4?q=disco&plataforma=pc&precio=0-50000&orden=name",
    },
    { group: "platforms", label: "PC", href: "/tienda/ps4?q=disco&plataforma=ps5&precio=0-50000&orden=name" },
    { group: "price", label: "Hasta $50.000", href: "/tienda/ps4?q=disco&plataforma=ps5,pc&orden=name" },
  ]);
  expect(storeHref(clearedFilters(filters))).toBe("/tienda/ps4?orden=name");
  expect(activeFilters(plainFilters("ps4"))).toEqual([]);
});

test("an option is taken and given back, and the address has one order", () => {
  const filters = { ...plainFilters(), platforms: toggled(toggled([], "switch" as const), "ps5" as const) };
  expect(storeHref(filters)).toBe("/tienda?plataforma=ps5,switch");
  expect(toggled(filters.platforms, "switch")).toEqual(["ps5"]);
});

test("page links keep both ends and mark the gaps", () => {
  expect(pageCount(0)).toBe(1);
  expect(pageCount(PAGE_SIZE)).toBe(1);
  expect(pageCount(PAGE_SIZE + 1)).toBe(2);
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});
