import { expect, test } from "vitest";
import { emptyWords, waysOut } from "./empty-list";
import { plainFilters, type StoreFilters } from "./filters";

const WITHOUT = { platforms: 0, kinds: 0, condition: 0, price: 0, stock: 0, filters: 0 };

test.each<[Partial<StoreFilters>, Partial<Parameters<typeof waysOut>[1]>, string, string[]]>([
  [{}, {}, "No hay productos disponibles en este momento.", []],
  [{ query: "zzz" }, {}, "No encontramos nada para «zzz»", []],
  [{ page: 9 }, { total: 12 }, "Esta página ya no tiene productos.", []],
  [{ category: "ps5" }, {}, "No se encontraron productos en la categoría PS5", []],
  [{ category: "ps5" }, { all: 31 }, "No se encontraron productos en la categoría PS5", ["Toda la tienda"]],
  [
    { category: "ps5", condition: "usado", inStock: true },
    { all: 3, without: { ...WITHOUT, condition: 2, stock: 7 } },
    "Ningún producto cumple todos los filtros",
    ["También agotados", "Toda la tienda", "Nuevos y usados"],
  ],
])(
  "an empty list of %j, %j: why, and what to give up, the most products first",
  (changes, found, title, ways) => {
    const [filters, list] = [
      { ...plainFilters(), ...changes },
      { total: 0, all: 0, without: WITHOUT, ...found },
    ];
    expect(waysOut(filters, list).map(({ label }) => label)).toEqual(ways);
    expect(emptyWords(filters, list, ways.length > 0)[0]).toBe(title);
  },
);
