import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatShortDay, fromColombianInput, toColombianInput } from "./dates";

test("dates are Colombian whatever the server's zone", () => {
  expect(formatDate("2026-11-21T02:00:00Z")).toBe("20 de noviembre de 2026");
  expect(formatDateTime("2026-11-20T20:05:00Z")).toContain("20 nov 2026, 3:05");
});

test("a calendar day stays that day in any zone", () => {
  expect(formatShortDay("2026-11-20")).toBe("20 nov");
  expect(formatShortDay("2026-01-01")).toBe("1 ene");
});

test("a date field holds Colombian time and gives the moment back", () => {
  expect(toColombianInput("2026-11-21T02:00:30Z")).toBe("2026-11-20T21:00");
  expect(fromColombianInput("2026-11-20T21:00")).toBe("2026-11-21T02:00:00.000Z");
  for (const text of ["", "mañana", "2026-02-31T08:00", "2026-13-01T08:00", "2026-11-20"])
    expect(fromColombianInput(text)).toBeNull();
});
