import { describe, expect, test } from "vitest";
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
    for (const { slug, details } of products) {
      expect(details.length, slug).toBeGreaterThanOrEqual(4);
      expect(details.length, slug).toBeLessThanOrEqual(8);
      expect(
        details.some(({ label }) => label === "Garantía"),
        slug,
      ).toBe(true);
    }
  });

  test("gives at least 25 products a gallery of further views", () => {
    const galleries = products.flatMap(({ gallery }) => (gallery ? [gallery.length] : []));
    expect(galleries.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(25);
    expect(Math.max(...galleries)).toBeLessThanOrEqual(4);
  });
});
