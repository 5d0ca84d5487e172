import { expect, test } from "vitest";
import { isMobile, normalizePhone } from "./phone";

test.each([
  ["300 123 4567", "3001234567"],
  ["+57 300-123-4567", "3001234567"],
  ["573001234567", "3001234567"],
  ["5730012345", "5730012345"],
  ["sin", ""],
])("phone %j is %j", (typed, digits) => {
  expect(normalizePhone(typed)).toBe(digits);
});

test.each([
  ["3001234567", true],
  ["6041234567", false],
  ["300123456", false],
  ["30012345678", false],
  ["", false],
])("%j is a mobile: %j", (phone, answer) => {
  expect(isMobile(phone)).toBe(answer);
});
