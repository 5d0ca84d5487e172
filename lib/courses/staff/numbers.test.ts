import { expect, test } from "vitest";
import { toMinutes } from "./numbers";

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
