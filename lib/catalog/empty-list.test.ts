import { expect, test } from "vitest";
import { emptyWords, waysOut } from "./empty-list";
import { plainFilters, type StoreFilters } from "./filters";

const NONE = {
  total: 0,
  all: 0,
  without: { platforms: 0, kinds: 0, condition: 0, price: 0, stock: 0, filters: 0 },
};

function shown(changes: Partial<StoreFilters>, list: Partial<typeof NONE> = {}) {
  const filters = { ...plainFilters(""), ...changes };
  const ways = waysOut(filters, { ...NONE, ...list });
  const [title] = emptyWords(filters, { ...NONE, ...list }, ways.length > 0);
  return [title, ...ways.map(({ label }) => label)];
}

test.each([31, 0])("a category without products says so, with %i products elsewhere", (all) => {
  expect(shown({ category: "ps5" }, { all })).toEqual([
    "No se encontraron productos en la categoría PS5",
    ...(all > 0 ? ["Todas las categorías"] : []),
  ]);
});

test.each([
  [{}, {}, "No hay productos disponibles en este momento."],
  [{ query: "zzz" }, {}, "No encontramos nada para «zzz»"],
  [{ page: 9 }, { total: 12 }, "Esta página ya no tiene productos."],
])("a list of %j without products is told", (changes, list, title) => {
  expect(shown(changes, list)).toEqual([title]);
});

test("filters that nothing meets: what to give up, the most products first", () => {
  const without = { ...NONE.without, condition: 2, stock: 7 };
  expect(shown({ category: "ps5", condition: "usado", inStock: true }, { all: 3, without })).toEqual([
    "Ningún producto cumple todos los filtros",
    "También agotados",
    "Todas las categorías",
    "Nuevos y usados",
  ]);
});
