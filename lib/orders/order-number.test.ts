import { expect, test } from "vitest";
import { orderNumber, partOfNumber } from "./order-number";

test("an order is known by the first eight characters of its id", () => {
  expect(orderNumber("8379121a-0b6e-4d0e-9c40-2f3e0c5b7f11")).toBe("8379121a");
});

test.each([
  ["02C17681", "02c17681"],
  ["#02 c1 76", "02c176"],
  ["02c17681-0000-4000-8000-000000000001", "02c17681"],
  ["  7681 ", "7681"],
  ["control", null],
  ["", null],
])("%j is read as %j", (typed, part) => {
  expect(partOfNumber(typed)).toBe(part);
});
