import { expect, test } from "vitest";
import { marginOf } from "./margin";

test.each([
  [100_000, 60_000, 40_000, 40],
  [100_000, 66_667, 33_333, 33],
  [50_000, 50_000, 0, 0],
  [50_000, 60_000, -10_000, -20],
  [50_000, 0, 50_000, 100],
  [0, 1000, -1000, null],
])("a price of %d with a cost of %d leaves %d", (price, cost, amount, percent) =>
  expect(marginOf(price, cost)).toEqual({ amount, percent }),
);
