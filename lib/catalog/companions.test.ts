import { expect, test } from "vitest";
import { type Candidate, companions, companionsOf, substitutes } from "./companions";
import type { Kind, Platform } from "./facets";

const item = (kind: Kind, name: string, platforms: Platform[], price = 100_000): Candidate => ({
  id: `0000-${name}`,
  name,
  kind,
  platforms,
  price,
});
const names = (items: Candidate[]) => items.map(({ name }) => name);

const edge = item("control", "Control DualSense Edge", ["ps5", "pc"], 1_049_000);
const shelf = [
  item("accesorio", "Morral acolchado", ["ps5", "ps4", "xbox-series", "pc"]),
  item("accesorio", "Cámara HD para PS5", ["ps5"]),
  item("accesorio", "Base de carga doble compatible con DualSense", ["ps5"]),
  item("juego", "The Last of Us Remastered para PS4", ["ps5", "ps4"]),
  item("juego", "Astro Bot para PS5", ["ps5"]),
  item("juego", "Halo Infinite para Xbox", ["xbox-series"]),
  item("control", "Control DualSense blanco", ["ps5", "pc"], 319_000),
  item("control", "Palanca arcade", ["ps5", "ps4", "switch"], 389_000),
  item("herramienta", "Cautín de 60 W", []),
];

test("with a controller: what is for that model, a game for that console, and another controller", () => {
  expect(names(companions(edge, shelf))).toEqual([
    "Base de carga doble compatible con DualSense",
    "Astro Bot para PS5",
    "Cámara HD para PS5",
    "Control DualSense blanco",
  ]);
});

test("with a game: games for its consoles before others, never a tool, and not what is shown elsewhere", () => {
  const game = item("juego", "Bloodborne para PS4", ["ps5", "ps4"]);
  expect(names(companions(game, shelf)).slice(0, 2)).toEqual([
    "The Last of Us Remastered para PS4",
    "Astro Bot para PS5",
  ]);
  expect(companionsOf(game)).not.toContain("herramienta");
  const last = shelf.find(({ name }) => name.startsWith("The Last"))!;
  expect(names(companions(game, [game, ...shelf], [last.id]))).not.toContain(last.name);
  expect(names(companions(game, [game, ...shelf]))).not.toContain(game.name);
});

test("an empty place goes to what else fits, and nothing is shown twice", () => {
  const found = companions(edge, shelf.slice(0, 2));
  expect(names(found).toSorted()).toEqual(["Cámara HD para PS5", "Morral acolchado"]);
  expect(companions(edge, [])).toEqual([]);
});

test("with a part: parts and a tool; with what is for no console: its own kind", () => {
  expect(companionsOf(item("repuesto", "Stick", ["ps5"]))).toEqual(["repuesto", "herramienta"]);
  expect(companionsOf(item("accesorio", "Silla", []))).toEqual(["accesorio"]);
});

test("products of a kind do not all show the same ones", () => {
  const games = ["A", "B", "C", "D", "E", "F"].map((name) => item("juego", name, ["ps5"]));
  const first = (id: string) => names(companions({ ...edge, id, kind: "juego" }, games))[0];
  expect([first("0000"), first("0001"), first("0001")]).toEqual(["A", "B", "B"]);
});

test("sold out: the same sort of thing for the same console first, then the nearest price", () => {
  const parts = [
    item("repuesto", "Batería para Switch", ["switch"], 42_000),
    item("repuesto", "Grips de silicona para sticks", ["switch"], 15_000),
    item("repuesto", "Extensores para sticks de PS5", ["ps5"], 40_000),
    item("accesorio", "Extensores de mentira", ["switch"], 40_000),
    item("repuesto", "Lector para Switch", ["switch", "switch-2"], 99_000),
  ];
  const gone = item("repuesto", "Extensores altos para sticks", ["switch"], 40_000);
  expect(names(substitutes(gone, [gone, ...parts], 2))).toEqual([
    "Grips de silicona para sticks",
    "Batería para Switch",
  ]);
  expect(names(substitutes(gone, parts, 9))).toEqual([
    "Grips de silicona para sticks",
    "Batería para Switch",
    "Lector para Switch",
  ]);
});
