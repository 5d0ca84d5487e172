import { expect, test } from "vitest";
import { changeText, salesPeriods } from "./trend";

test.each([
  [0, 0, "Sin ventas, como ayer"],
  [10, 0, "Sin ventas ayer"],
  [100, 100, "Igual que ayer"],
  [150, 100, "50 % más que ayer"],
  [0, 100, "100 % menos que ayer"],
])("%d after %d", (now, before, expected) => {
  expect(changeText(now, before, "ayer")).toBe(expected);
});

test("periods end today and are compared with the same number of days before", () => {
  const sales = Array.from({ length: 30 }, (_, index) => ({
    day: `d${index}`,
    orders: 1,
    amount: index + 1,
  }));
  expect(salesPeriods(sales, 400).map(({ amount, before }) => [amount, before])).toEqual([
    [30, 29],
    [27 * 7, 20 * 7],
    [465, 400],
  ]);
});
