import { describe, expect, test } from "vitest";
import { factsOf } from "../../../lib/catalog/facts.ts";
import { products } from "./catalog.ts";

const categories = [
  "controles",
  "consolas",
  "extras",
  "xbox",
  "ps4",
  "ps5",
  "nintendo",
  "repuestos",
] as const;
const ranges = [
  [0, 50_000],
  [50_000, 100_000],
  [100_000, 200_000],
  [200_000, 500_000],
  [500_000, Number.POSITIVE_INFINITY],
] as const;

const sentences = (text: string) => text.split(/(?<=[.?!:])\s+/).map((part) => part.trim());

describe("demo products", () => {
  test.each(categories)("fills the shelf «%s»", (category) => {
    expect(products.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(12);
  });

  test("has enough products, each with its own address and name", () => {
    expect(products.length).toBeGreaterThanOrEqual(128);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("prices in whole thousands and covers every price range of the store", () => {
    for (const { price, slug } of products) expect(price % 1000, slug).toBe(0);
    for (const [from, to] of ranges)
      expect(products.filter(({ price }) => price >= from && price < to).length).toBeGreaterThanOrEqual(12);
  });

  test("shows sold-out products and badges, without contradictions", () => {
    const share = (count: number) => count / products.length;
    const soldOut = products.filter(({ stock }) => stock === 0);
    const badged = products.filter(({ badge_text }) => badge_text !== null);
    expect(share(soldOut.length)).toBeGreaterThan(0.05);
    expect(share(soldOut.length)).toBeLessThan(0.12);
    expect(share(badged.length)).toBeGreaterThan(0.15);
    expect(share(badged.length)).toBeLessThan(0.3);
    for (const { slug, stock, badge_text } of products) {
      expect(Number.isInteger(stock) && stock >= 0, slug).toBe(true);
      if (badge_text === "Últimas unidades") expect(stock, slug).toBeGreaterThan(0);
      if (badge_text === "Últimas unidades") expect(stock, slug).toBeLessThanOrEqual(3);
    }
  });

  test("describes each one in two to four sentences that no other product repeats", () => {
    const seen = new Map<string, string>();
    for (const { slug, description } of products) {
      const count = description.split(/(?<=[.?!])\s+(?=[\p{Lu}¿¡])/u).length;
      expect(count, slug).toBeGreaterThanOrEqual(2);
      expect(count, slug).toBeLessThanOrEqual(4);
      for (const sentence of sentences(description)) {
        expect(seen.get(sentence), `${slug}: ${sentence}`).toBeUndefined();
        seen.set(sentence, slug);
      }
    }
  });

  test("tells the facts the law asks for, the warranty always", () => {
    for (const product of products) {
      const { slug, warranty_months: months, warranty_note: note } = product;
      const facts = factsOf({ ...product, conditionNote: "", warrantyMonths: months, warrantyNote: note });
      expect(facts.length, slug).toBeGreaterThanOrEqual(4);
      expect(facts.length, slug).toBeLessThanOrEqual(9);
      expect(new Set(facts.map(({ label }) => label)).size, slug).toBe(facts.length);
      expect(months > 0 || note !== "", slug).toBe(true);
    }
  });

  test("says what each product is and works with, as its name does", () => {
    const platform = [
      [/\b(?:ps5|playstation 5|dualsense)\b/i, "ps5"],
      [/\b(?:ps4|playstation 4|dualshock 4)\b/i, "ps4"],
      [/\bxbox series\b/i, "xbox-series"],
      [/\bxbox one\b/i, "xbox-one"],
      [/\bswitch 2\b/i, "switch-2"],
      [/\b(?:switch(?! 2)|joy-con)\b/i, "switch"],
    ] as const;
    for (const { slug, name, category, kind, platforms, condition } of products) {
      expect(kind, slug).not.toBe("otro");
      for (const [word, value] of platform) if (word.test(name)) expect(platforms, slug).toContain(value);
      if (category === "consolas") expect(kind, slug).toBe("consola");
      if (category === "controles") expect(kind, slug).toBe("control");
      if (/\busad[oa]\b/.test(name)) expect(condition, slug).toBe("usado");
      if (/reacondicionad/.test(name)) expect(condition, slug).toBe("reacondicionado");
    }
  });

  test("gives at least 25 products a gallery of further views", () => {
    const galleries = products.map(({ gallery }) => gallery.length);
    expect(galleries.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(25);
    expect(Math.max(...galleries)).toBeLessThanOrEqual(4);
  });

  test("has a second picture of most products, for lists that show it under the pointer", () => {
    const share = products.filter(({ gallery }) => gallery.length > 0).length / products.length;
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1);
  });
});
