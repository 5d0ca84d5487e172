import { expect, test } from "vitest";
import { partOfNumber } from "./order-number";

test.each([
  ["02C17681", "02c17681"],
  ["#02 c1 76", "02c176"],
  ["02c17681-0000-4000-8000-000000000001", "02c17681"],
  ["  7681 ", "7681"],
  ["control", null],
  ["", null],
])("%j is normalised to %j", (typed, part) => {
  expect(partOfNumber(typed)).toBe(part);
});
