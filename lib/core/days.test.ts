import { expect, test } from "vitest";
import { isDay, shiftDay } from "./days";

test.each([
  ["2026-11-23", true],
  ["2028-02-29", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["23/11/2026", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test("days pass from month to month and year to year", () => {
  expect(shiftDay("2026-03-01", -1)).toBe("2026-02-28");
  expect(shiftDay("2026-12-31", 1)).toBe("2027-01-01");
});
