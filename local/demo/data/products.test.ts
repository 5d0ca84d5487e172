import { expect, test } from "vitest";
import { factsOf } from "../../../lib/catalog/facts.ts";
import { PAGE_SIZE } from "../../../lib/catalog/filters.ts";
import { CONSOLE_FACES } from "../art/objects/ports.ts";
import { isDrawn } from "../art/pixel-font.ts";
import { products } from "./catalog.ts";

const SHELVES = ["controles", "consolas", "extras", "xbox", "ps4", "ps5", "nintendo", "repuestos"];
const PRICES = [0, 50_000, 100_000, 200_000, 500_000, Number.POSITIVE_INFINITY];
const PLATFORMS = [
  [/\b(?:ps5|playstation 5|dualsense)\b/i, "ps5"],
  [/\b(?:ps4|playstation 4|dualshock 4)\b/i, "ps4"],
  [/\bxbox series\b/i, "xbox-series"],
  [/\bxbox one\b/i, "xbox-one"],
  [/\bswitch 2\b/i, "switch-2"],
  [/\b(?:switch(?! 2)|joy-con)\b/i, "switch"],
] as const;

test("the demo fills every category and price range of the store, each product with its own address and name", () => {
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  for (const shelf of SHELVES)
    expect(products.filter(({ category }) => category === shelf).length, shelf).toBeGreaterThanOrEqual(12);
  for (const [n, from] of PRICES.slice(0, -1).entries()) {
    const inRange = products.filter(({ price }) => price >= from && price < (PRICES[n + 1] ?? 0));
    expect(inRange.length, String(from)).toBeGreaterThanOrEqual(12);
  }
  for (const { price, stock, slug } of products) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect([price % 1000, Number.isInteger(stock) && stock >= 0], slug).toEqual([0, true]);
  }
});

test("shows sold-out products, correct badges, galleries of at most four more views", () => {
  expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
  for (const { slug, stock, badge_text, gallery } of products) {
    if (badge_text === "Últimas unidades") expect([1, 2, 3], slug).toContain(stock);
    expect(gallery.length, slug).toBeLessThanOrEqual(4);
  }
  expect(products.filter(({ gallery }) => gallery.length >= 2).length).toBeGreaterThanOrEqual(25);
});

test("the store opens with what most people come for: new, in stock, for several consoles", () => {
  const page = products.slice(0, PAGE_SIZE);
  for (const { slug, kind, stock, condition } of page) {
    expect(["consola", "juego", "control"], slug).toContain(kind);
    expect([condition, stock > 0], slug).toEqual(["nuevo", true]);
  }
  expect(new Set(page.map(({ platforms }) => platforms[0])).size).toBeGreaterThanOrEqual(5);
});

test("no sentence is used for two products", () => {
  const seen = new Map<string, string>();
  for (const { slug, description } of products)
    for (const sentence of description.split(/(?<=[.?!:])\s+/).map((part) => part.trim())) {
      expect(seen.get(sentence), `${slug}: ${sentence}`).toBeUndefined();
      seen.set(sentence, slug);
    }
});

test("has the legally required details, always with the warranty", () => {
  for (const product of products) {
    const { slug, warranty_months: months, warranty_note: note } = product;
    const facts = factsOf({ ...product, conditionNote: "", warrantyMonths: months, warrantyNote: note });
    expect(facts.length, slug).toBeGreaterThanOrEqual(4);
    expect(new Set(facts.map(({ label }) => label)).size, slug).toBe(facts.length);
    expect(months > 0 || note !== "", slug).toBe(true);
  }
});

test("type and platforms of each product match its name", () => {
  for (const { slug, name, category, kind, platforms, condition } of products) {
    expect(kind, slug).not.toBe("otro");
    for (const [word, value] of PLATFORMS) if (word.test(name)) expect(platforms, slug).toContain(value);
    if (category === "consolas") expect(kind, slug).toBe("consola");
    if (category === "controles") expect(kind, slug).toBe("control");
    if (/\busad[oa]\b/.test(name)) expect(condition, slug).toBe("usado");
    if (/reacondicionad/.test(name)) expect(condition, slug).toBe("reacondicionado");
  }
});

test("a used or refurbished product says what is worn and what is in the box", () => {
  const used = products.filter(({ condition }) => condition !== "nuevo");
  expect(used.length).toBeGreaterThan(5);
  for (const { slug, details } of used)
    expect(
      details.map(({ label }) => label),
      slug,
    ).toEqual(expect.arrayContaining(["Desgaste", "Contenido de la caja"]));
});

test("a drawing of a console's ports has the sizes that its sheet tells", () => {
  const drawn = products.flatMap(({ slug, details, gallery }) =>
    gallery.flatMap((art) => (art.kind === "ports" ? [{ slug, details, model: art.model }] : [])),
  );
  expect(drawn.length).toBeGreaterThan(10);
  for (const { slug, details, model } of drawn) {
    const size = details.find(({ label }) => label === "Dimensiones")?.value ?? "";
    const told = [...size.matchAll(/\d+(?:,\d+)?/g)].map(([mm]) => Number(mm.replace(",", ".")));
    const least = (a: number, b: number) => a - b;
    expect([...CONSOLE_FACES[model].size].sort(least), slug).toEqual(told.slice(0, 3).sort(least));
  }
});

test("the title on a game's cover is of its name, and has only drawn letters", () => {
  const games = products.flatMap(({ name, art }) => (art.kind === "game" ? [{ name, art }] : []));
  expect(games.length).toBeGreaterThan(15);
  const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\d]+/gu, " ");
  for (const { name, art } of games)
    for (const line of art.title) {
      expect(isDrawn(line), line).toBe(true);
      for (const word of plain(line).trim().split(" ")) expect(plain(name).split(" "), name).toContain(word);
    }
});
