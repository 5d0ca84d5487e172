import { expect, test } from "vitest";
import { lineCost, sumOf } from "./lines";

test.each([
  ["3", "1.000", "unit", 3000],
  ["3", "1.000", "line", 1000],
  ["1", "0", "unit", 0],
  ["3", "", "unit", null],
  ["", "1000", "line", null],
  ["0", "1000", "unit", null],
  ["2", "10,5", "unit", null],
] as const)("%s units of %s by %s cost %s", (quantity, cost, basis, expected) =>
  expect(lineCost({ quantity, cost }, basis)).toBe(expected),
);

test("lines without a cost are counted and not added", () => {
  const lines = [
    { quantity: "2", cost: "500" },
    { quantity: "1", cost: "" },
    { quantity: "3", cost: "100" },
  ];
  expect(sumOf(lines, "unit")).toEqual({ total: 1300, unknown: 1 });
  expect(sumOf(lines, "line")).toEqual({ total: 600, unknown: 1 });
});
