import { expect, test } from "vitest";
import { parsePeriod, usualPeriods } from "./period";

/** Still the 10th in Colombia. */
const NOW = Date.parse("2026-03-11T04:00:00Z");

test("the query string sets the period; the default is the last thirty days", () => {
  expect(parsePeriod({ desde: "2026-02-01", hasta: "2026-02-28" }, NOW)).toEqual({
    from: "2026-02-01",
    to: "2026-02-28",
  });
  expect(parsePeriod({}, NOW)).toEqual({ from: "2026-02-09", to: "2026-03-10" });
});

test.each([
  { desde: "ayer", hasta: "2026-02-31" },
  { desde: "2026-05-01" },
  { desde: "1990-01-01" },
  { desde: ["2026-01-01"], hasta: undefined },
])("an invalid period is ignored: %j", (params) => {
  expect(parsePeriod(params, NOW)).toEqual({ from: "2026-02-09", to: "2026-03-10" });
});

test("the usual periods end today, except the previous month", () => {
  expect(usualPeriods(NOW).map(({ period }) => [period.from, period.to])).toEqual([
    ["2026-03-04", "2026-03-10"],
    ["2026-02-09", "2026-03-10"],
    ["2026-03-01", "2026-03-10"],
    ["2026-02-01", "2026-02-28"],
    ["2025-03-11", "2026-03-10"],
  ]);
});
