import { expect, test } from "vitest";
import { toMinutes, toPesos } from "./numbers";

test.each([
  ["149000", 149_000],
  ["149000.6", 149_001],
  [0, 0],
  ["", null],
  ["  ", null],
  ["-1", null],
  ["mil", null],
])("the price %j is %j", (typed, price) => {
  expect(toPesos(typed)).toBe(price);
});

test.each([
  ["60", 60],
  ["45.9", 45],
  ["", 0],
  ["una hora", 0],
  ["-5", 0],
  ["99999", 6000],
])("the duration %j is %j", (typed, minutes) => {
  expect(toMinutes(typed)).toBe(minutes);
});
