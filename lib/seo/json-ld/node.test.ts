import { expect, test } from "vitest";
import { compact } from "./node";

test("what is blank is left out, what is false or nothing in number stays", () => {
  const node = { name: "", image: [], offers: undefined, price: 0, isFree: false, sku: "a" };
  expect(compact(node)).toEqual({ price: 0, isFree: false, sku: "a" });
});
