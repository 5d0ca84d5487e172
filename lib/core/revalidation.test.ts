import { expect, test } from "vitest";
import { isSale, tagsOfChange } from "./revalidation";

test.each([
  ["products", [{ id: "a" }], ["products", "product:a"]],
  ["products", [{ id: "a" }, { id: "a" }], ["products", "product:a"]],
  ["products", [], ["products"]],
  [
    "product_images",
    [
      { id: "i", product_id: "a" },
      { id: "i", product_id: "b" },
    ],
    ["products", "product:a", "product:b"],
  ],
  ["reviews", [{ id: "r", product_id: "a" }], ["home", "product:a"]],
  ["services", [{ id: "s" }], ["services"]],
  ["courses", [{ id: "c" }], ["courses"]],
  ["hero_slides", [null, { id: "h" }], ["hero"]],
  ["store_settings", [{ id: true }], ["settings"]],
  ["posts", [{ id: "p" }], ["posts"]],
])("%s", (table, rows, expected) => {
  expect(tagsOfChange(table, rows)).toEqual(expected);
});

test("what no public page shows has no tags", () => {
  expect(tagsOfChange("payments", [{ id: "x" }])).toBeNull();
  expect(tagsOfChange("constructor", [])).toBeNull();
});

test("a change of nothing but the stock is a sale, any other is not", () => {
  const before = { id: "a", name: "Control", price: 1000, stock: 3, images: ["x"], updated_at: "1" };
  expect(isSale("products", { ...before, stock: 2, updated_at: "2" }, before)).toBe(true);
  expect(isSale("products", { ...before, stock: 2, price: 900, updated_at: "2" }, before)).toBe(false);
  expect(isSale("products", { ...before, images: [] }, before)).toBe(false);
  // Ids alone, as somebody may send by hand, do not tell what changed.
  expect(isSale("products", { id: "a" }, { id: "a" })).toBe(false);
  expect(isSale("products", null, before)).toBe(false);
  expect(isSale("reviews", { stock: 1 }, { stock: 2 })).toBe(false);
});
