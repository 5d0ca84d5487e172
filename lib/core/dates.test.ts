import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./dates";

test("dates are Colombian whatever the server's zone", () => {
  expect(formatDate("2026-11-21T02:00:00Z")).toBe("20 de noviembre de 2026");
  expect(formatDateTime("2026-11-20T20:05:00Z")).toContain("20 nov 2026, 3:05");
});
