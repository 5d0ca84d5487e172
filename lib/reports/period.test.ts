import { expect, test } from "vitest";
import { columnsOf, daysOf, reportPeriod, usualPeriods } from "./period";

/** Still the 10th in Colombia. */
const NOW = Date.parse("2026-03-11T04:00:00Z");

test("the query string sets the period; the default is this month", () => {
  expect(reportPeriod({ desde: "2026-02-01", hasta: "2026-02-28" }, NOW)).toEqual({
    from: "2026-02-01",
    to: "2026-02-28",
  });
  for (const query of [{}, { desde: "2026-02-02" }, { desde: "2024-01-01", hasta: "2026-01-01" }])
    expect(reportPeriod(query, NOW)).toEqual({ from: "2026-03-01", to: "2026-03-10" });
});

test("the usual periods end today, except the previous month", () => {
  expect(usualPeriods(NOW).map(({ period: { from, to } }) => [from, to])).toEqual([
    ["2026-03-10", "2026-03-10"],
    ["2026-03-04", "2026-03-10"],
    ["2026-03-01", "2026-03-10"],
    ["2026-02-01", "2026-02-28"],
    ["2026-01-01", "2026-03-10"],
  ]);
});

test("two months are drawn by day, longer periods by month, without gaps", () => {
  expect(columnsOf({ from: "2026-02-27", to: "2026-03-02" })).toEqual({
    by: "dia",
    keys: ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"],
  });
  expect(columnsOf({ from: "2025-11-30", to: "2026-02-01" })).toEqual({
    by: "mes",
    keys: ["2025-11", "2025-12", "2026-01", "2026-02"],
  });
});

test("a month has its days within the period", () => {
  const period = { from: "2025-12-15", to: "2026-02-10" };
  expect(daysOf("2025-12", period)).toEqual({ from: "2025-12-15", to: "2025-12-31" });
  expect(daysOf("2026-01", period)).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(daysOf("2026-02", period)).toEqual({ from: "2026-02-01", to: "2026-02-10" });
  expect(daysOf("2026-01-05", period)).toEqual({ from: "2026-01-05", to: "2026-01-05" });
});
