import { expect, test } from "vitest";
import { stockState } from "./stock-state";

test("none, few and enough, by the store's threshold", () => {
  expect([0, 1, 3, 4].map((stock) => stockState(stock, 3))).toEqual([
    "agotado",
    "bajo",
    "bajo",
    "disponible",
  ]);
  expect(stockState(1, 0)).toBe("disponible");
});
