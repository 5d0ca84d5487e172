import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatShortDay } from "./dates";

test("dates are Colombian whatever the server's zone", () => {
  expect(formatDate("2026-11-21T02:00:00Z")).toBe("20 de noviembre de 2026");
  expect(formatDateTime("2026-11-20T20:05:00Z")).toContain("20 nov 2026, 3:05");
});

test("a calendar day stays that day in any zone", () => {
  expect(formatShortDay("2026-11-20")).toBe("20 nov");
  expect(formatShortDay("2026-01-01")).toBe("1 ene");
});
