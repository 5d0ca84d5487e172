import { expect, test } from "vitest";
import { plainFilters } from "./filters";
import { consolesOf, shortcutsOf } from "./store";

const counts = {
  total: 9,
  all: 9,
  corrected: null,
  categories: [],
  facets: {
    platforms: { ps5: 4, pc: 2 },
    kinds: { juego: 3, control: 1 },
    conditions: {},
    prices: {},
    stock: 9,
  },
  without: { platforms: 9, kinds: 9, condition: 9, price: 9, stock: 9, filters: 9 },
  forConsole: { consola: 2 },
};

test("a category that is named after a console stands for it, until platforms are chosen", () => {
  expect(consolesOf({ category: "xbox", platforms: [] })).toEqual(["xbox-series", "xbox-one"]);
  expect(consolesOf({ category: "xbox", platforms: ["ps5"] })).toEqual([]);
  expect(consolesOf({ category: "repuestos", platforms: [] })).toEqual([]);
});

test("the shortcuts lead to a console, then to what is for it", () => {
  expect(shortcutsOf(plainFilters(), counts)?.links.map(({ href, count }) => [href, count])).toEqual([
    ["/tienda/lista?plataforma=ps5", 4],
    ["/tienda/lista?plataforma=pc", 2],
  ]);
  const chosen = { ...plainFilters(), platforms: ["ps5" as const] };
  expect(shortcutsOf(chosen, counts)).toEqual({
    title: "Todo para PlayStation 5",
    isPlatforms: false,
    links: [
      { key: "control", label: "Controles", href: "/tienda/lista?plataforma=ps5&tipo=control", count: 1 },
      { key: "juego", label: "Juegos", href: "/tienda/lista?plataforma=ps5&tipo=juego", count: 3 },
    ],
  });
  // The category holds few of them: these lead out of it.
  expect(shortcutsOf(plainFilters("ps5"), counts)?.links).toEqual([
    { key: "consola", label: "Consolas", href: "/tienda/lista?plataforma=ps5&tipo=consola", count: 2 },
  ]);
  expect(shortcutsOf({ ...chosen, kinds: ["juego"] }, counts)).toBeNull();
  expect(shortcutsOf(plainFilters("repuestos"), counts)).toBeNull();
});
