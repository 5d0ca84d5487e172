import { expect, test } from "vitest";
import { timeLeft } from "./countdown";

const END = "2026-03-10T15:30:00Z";

test.each([
  ["2026-03-10T15:00:00Z", "30:00"],
  ["2026-03-10T15:00:55.001Z", "29:05"],
  ["2026-03-10T15:29:59.500Z", "0:01"],
  ["2026-03-10T15:30:00Z", null],
  ["2026-03-10T16:00:00Z", null],
])("at %s it is %s", (now, left) => {
  expect(timeLeft(END, Date.parse(now))).toBe(left);
});

test("a date that is none is over", () => {
  expect(timeLeft("", 0)).toBeNull();
});
