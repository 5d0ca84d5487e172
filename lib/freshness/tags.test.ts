import { expect, test } from "vitest";
import { productTags } from "./tags";

test("an edit of few products expires their pages, one of many or of unknown ones every page", () => {
  const ids = Array.from({ length: 51 }, (_, n) => `p${n}`);
  expect(productTags(["a", "b"])).toEqual(["products", "product:a", "card:a", "product:b", "card:b"]);
  expect(productTags(ids.slice(1))).toHaveLength(101);
  expect(productTags(ids)).toEqual(["products", "product-pages"]);
  expect(productTags(null)).toEqual(["products", "product-pages"]);
});
