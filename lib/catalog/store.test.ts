import { expect, test } from "vitest";
import { plainFilters, storeHref } from "./filters";
import { facetGroups, shortcutsOf, storeTitle } from "./store";

const counts = {
  facets: {
    platforms: { ps5: 4, pc: 2 },
    kinds: { juego: 3, control: 1 },
    conditions: {},
    prices: {},
    stock: 9,
  },
};
const platformsIn = (list: Parameters<typeof facetGroups>[0]) => facetGroups(list, counts)[0]!.options;

test("a console's category is a choice of its platforms, which another choice replaces", () => {
  const ofXbox = platformsIn(plainFilters("xbox"));
  expect(ofXbox.filter(({ isActive }) => isActive).map(({ key }) => key)).toEqual([
    "xbox-series",
    "xbox-one",
  ]);
  const [ps5] = platformsIn(plainFilters("ps5"));
  expect(ps5).toMatchObject({ isActive: true, href: "/tienda", count: 4 });
  expect(platformsIn(plainFilters("ps5"))[1]?.href).toBe("/tienda/lista?plataforma=ps5,ps4");
  expect(platformsIn(plainFilters("repuestos"))[0]).toMatchObject({
    isActive: false,
    href: "/tienda/lista?categoria=repuestos&plataforma=ps5",
  });
});

test("the title says what the list holds", () => {
  expect(["", "ps5", "repuestos"].map(storeTitle)).toEqual(["Tienda gamer", "Todo para PS5", "Repuestos"]);
});

test("the shortcuts lead to a console, then to what is for it", () => {
  expect(shortcutsOf(plainFilters(), counts)?.links.map(({ href, count }) => [href, count])).toEqual([
    ["/tienda/lista?plataforma=ps5", 4],
    ["/tienda/lista?plataforma=pc", 2],
  ]);
  expect(shortcutsOf(plainFilters("ps5"), counts)).toEqual({
    title: "Para PlayStation 5",
    isPlatforms: false,
    links: [
      { key: "control", label: "Controles", href: "/tienda/lista?categoria=ps5&tipo=control", count: 1 },
      { key: "juego", label: "Juegos", href: "/tienda/lista?categoria=ps5&tipo=juego", count: 3 },
    ],
  });
  const chosen = { ...plainFilters("ps5"), kinds: ["juego" as const] };
  expect(storeHref(chosen)).toBe("/tienda/lista?categoria=ps5&tipo=juego");
  expect(shortcutsOf(chosen, counts)).toBeNull();
  expect(shortcutsOf(plainFilters("repuestos"), counts)).toBeNull();
});
