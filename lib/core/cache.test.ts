import { expect, test } from "vitest";
import { PUBLIC_LIFE, productTag, productTags, tags } from "./cache";

test("a product's tag is its own and tags never repeat", () => {
  expect(productTag("7f")).toBe("product:7f");
  expect(new Set(Object.values(tags)).size).toBe(Object.keys(tags).length);
});

test("a page is renewed within minutes and kept while the backend is down", () => {
  expect(PUBLIC_LIFE.revalidate).toBeLessThanOrEqual(300);
  expect(PUBLIC_LIFE.expire).toBeGreaterThan(PUBLIC_LIFE.revalidate * 100);
});

test("a change of few products refreshes their pages, one of many or of unknown ones every page", () => {
  const ids = Array.from({ length: 51 }, (_, n) => `p${n}`);
  expect(productTags(["a", "b"])).toEqual(["products", "product:a", "card:a", "product:b", "card:b"]);
  expect(productTags(ids.slice(1))).toHaveLength(101);
  expect(productTags(ids)).toEqual(["products", "product-pages"]);
  expect(productTags(null)).toEqual(["products", "product-pages"]);
});
