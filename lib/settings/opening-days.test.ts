import { expect, test } from "vitest";
import { nextOpeningDay } from "./opening-days";

test.each([
  ["2026-11-23", "2026-11-24"],
  ["2026-11-28", "2026-11-30"],
  ["2026-12-07", "2026-12-09"],
  // Thursday and Friday of Holy Week.
  ["2026-04-01", "2026-04-04"],
  ["2026-12-31", "2027-01-02"],
])("after %s the next one is %s", (day, next) => {
  expect(nextOpeningDay(day)).toBe(next);
});
