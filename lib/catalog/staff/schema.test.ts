import { describe, expect, test } from "vitest";
import { OTHER_MOTIVE } from "./labels";
import { adjustStockSchema, bulkChangeSchema, countStockSchema, previewBulkSchema } from "./schema";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

describe("a movement of stock", () => {
  const isValid = (changes: object) =>
    adjustStockSchema.safeParse({ id, direction: "in", units: "3", motive: "Compra a proveedor", ...changes })
      .success;

  test("has a whole number of units and a motive", () => {
    expect(isValid({})).toBe(true);
    for (const units of ["", "0", "-1", "1.5", "dos"]) expect(isValid({ units }), units).toBe(false);
    expect(isValid({ motive: "" })).toBe(false);
  });

  test("any other motive is told", () => {
    expect(isValid({ motive: OTHER_MOTIVE })).toBe(false);
    expect(isValid({ motive: OTHER_MOTIVE, note: "Vitrina" })).toBe(true);
  });

  test("a count may find none, but says how many", () => {
    expect(countStockSchema.safeParse({ id, counted: "0", seen: "4" }).success).toBe(true);
    expect(countStockSchema.safeParse({ id, counted: "", seen: "4" }).success).toBe(false);
  });
});

describe("a change of many", () => {
  const isValid = (change: object) => bulkChangeSchema.safeParse(change).success;

  test("stays within what makes sense", () => {
    expect(isValid({ kind: "price-percent", value: "-90" })).toBe(true);
    expect(isValid({ kind: "price-percent", value: "-91" })).toBe(false);
    expect(isValid({ kind: "price-set", value: "-1" })).toBe(false);
    expect(isValid({ kind: "price-amount", value: "" })).toBe(false);
    expect(isValid({ kind: "price-drop", value: "1" })).toBe(false);
  });

  test("of stock has a difference and a reason, of category a name", () => {
    expect(isValid({ kind: "stock", value: "2", note: "Llegó el pedido" })).toBe(true);
    expect(isValid({ kind: "stock", value: "0", note: "Nada" })).toBe(false);
    expect(isValid({ kind: "stock", value: "2", note: " " })).toBe(false);
    expect(bulkChangeSchema.parse({ kind: "category", value: " PS5 " })).toEqual({
      kind: "category",
      value: "ps5",
    });
  });

  test("names rows or a filter, never nothing", () => {
    const change = { kind: "price-set", value: 1 };
    const isSelection = (selection: object) => previewBulkSchema.safeParse({ selection, change }).success;
    expect([isSelection({ ids: [id] }), isSelection({ filter: {} })]).toEqual([true, true]);
    expect([isSelection({ ids: [] }), isSelection({}), isSelection({ ids: ["x"] })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
