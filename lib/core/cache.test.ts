import { expect, test } from "vitest";
import { PUBLIC_LIFE, productTag, tags } from "./cache";

test("a product's tag is its own and tags never repeat", () => {
  expect(productTag("7f")).toBe("product:7f");
  expect(new Set(Object.values(tags)).size).toBe(Object.keys(tags).length);
});

test("a page is renewed within minutes and kept while the backend is down", () => {
  expect(PUBLIC_LIFE.revalidate).toBeLessThanOrEqual(300);
  expect(PUBLIC_LIFE.expire).toBeGreaterThan(PUBLIC_LIFE.revalidate * 100);
});
