import { expect, test } from "vitest";
import { adjustStockSchema, bulkChangeSchema, countStockSchema, previewBulkSchema } from "./schema";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

test.each([
  [{}, true],
  ...["", "0", "-1", "1.5", "dos"].map((units) => [{ units }, false] as const),
  [{ reason: "" }, false],
  [{ reason: "adjusted" }, false],
  [{ reason: "adjusted", note: "Vitrina" }, true],
  [{ reason: "damaged" }, false],
  [{ direction: "out", reason: "damaged" }, true],
  [{ direction: "out" }, false],
  [{ cost: "" }, true],
  [{ cost: "12.500" }, true],
  [{ cost: "12,5" }, false],
  [{ cost: "-1" }, false],
] as const)(
  "a movement of stock has whole units, and a reason of its direction: %j is one: %s",
  (changes, isOne) => {
    const movement = { id, key: id, direction: "in", units: "3", reason: "bought", ...changes };
    expect(adjustStockSchema.safeParse(movement).success).toBe(isOne);
  },
);

test("a count may find none, but says how many", () => {
  expect(countStockSchema.safeParse({ id, counted: "0", seen: "4" }).success).toBe(true);
  expect(countStockSchema.safeParse({ id, counted: "", seen: "4" }).success).toBe(false);
});

test.each([
  [{ kind: "price-percent", value: "-90" }, true],
  [{ kind: "price-percent", value: "-91" }, false],
  [{ kind: "price-set", value: "-1" }, false],
  [{ kind: "price-amount", value: "" }, false],
  [{ kind: "price-drop", value: "1" }, false],
  [{ kind: "stock", value: "2", note: "Llegó el pedido" }, true],
  [{ kind: "stock", value: "0", note: "Nada" }, false],
  [{ kind: "stock", value: "2", note: " " }, false],
  [{ kind: "category", value: " PS5 " }, true],
  [{ kind: "category", value: " Lista " }, false],
])("a change of many stays within what makes sense: %j is one: %s", (change, isOne) => {
  expect(bulkChangeSchema.safeParse(change).success).toBe(isOne);
});

test.each([
  [{ ids: [id] }, true],
  [{ filter: {} }, true],
  [{ ids: [] }, false],
  [{}, false],
  [{ ids: ["x"] }, false],
])("it names rows or a filter, never nothing: %j: %s", (selection, isOne) => {
  const change = { kind: "price-set", value: 1 };
  expect(previewBulkSchema.safeParse({ selection, change }).success).toBe(isOne);
});
