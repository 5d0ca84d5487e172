import { expect, test } from "vitest";
import { holidaysOf, weekdayOf } from "./holidays";

test("the holidays of 2026", () => {
  expect(holidaysOf(2026)).toEqual([
    "2026-01-01",
    "2026-01-12",
    "2026-03-23",
    "2026-04-02",
    "2026-04-03",
    "2026-05-01",
    "2026-05-18",
    "2026-06-08",
    "2026-06-15",
    "2026-06-29",
    "2026-07-20",
    "2026-08-07",
    "2026-08-17",
    "2026-10-12",
    "2026-11-02",
    "2026-11-16",
    "2026-12-08",
    "2026-12-25",
  ]);
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
