import { expect, test } from "vitest";
import { warrantyStatus } from "./warranty";

const noon = Date.parse("2026-03-10T17:00:00Z");

test("it starts at delivery", () => {
  expect(warrantyStatus({ months: 6, until: null }, noon)).toEqual({ kind: "waiting", months: 6 });
});

test("its last day is included", () => {
  expect(warrantyStatus({ months: 6, until: "2026-03-12" }, noon)).toEqual({
    kind: "running",
    until: "2026-03-12",
    daysLeft: 2,
  });
  expect(warrantyStatus({ months: 6, until: "2026-03-10" }, noon)).toMatchObject({ daysLeft: 0 });
  expect(warrantyStatus({ months: 6, until: "2026-03-09" }, noon)).toEqual({
    kind: "over",
    until: "2026-03-09",
  });
});
