import { expect, test } from "vitest";
import { clampQuantity } from "./quantity";

test("a quantity stays between 1 and the stock", () => {
  expect(clampQuantity(0, 5)).toBe(1);
  expect(clampQuantity(-3, 5)).toBe(1);
  expect(clampQuantity(3.9, 5)).toBe(3);
  expect(clampQuantity(9, 5)).toBe(5);
  expect(clampQuantity(Number.NaN, 5)).toBe(1);
  expect(clampQuantity(2, 0)).toBe(1);
});
