import { expect, test } from "vitest";
import { holidaysOf, weekdayOf } from "./holidays";

test("the holidays of 2026", () => {
  const first = "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15".split(" ");
  const last = "06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25".split(" ");
  expect(holidaysOf(2026)).toEqual([...first, ...last].map((day) => `2026-${day}`));
});

test("two holidays on one Monday are one day", () => {
  // Saint Peter's and the Sacred Heart's days of 2014.
  expect(holidaysOf(2014).filter((day) => day === "2014-06-30")).toHaveLength(1);
  expect(holidaysOf(2014)).toHaveLength(17);
});

test("the day of the week does not depend on the machine's zone", () => {
  expect(weekdayOf("2026-11-22")).toBe(0);
  expect(weekdayOf("2026-11-28")).toBe(6);
});
