import { expect, test } from "vitest";
import { tagsOfChange } from "./revalidation";

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
  ["reviews", [{ id: "r", product_id: "a" }], ["product:a"]],
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
