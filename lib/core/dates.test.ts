import { expect, test } from "vitest";
import {
  colombianDay,
  daysUntil,
  elapsed,
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDay,
  formatWeekday,
  fromColombianInput,
  toColombianInput,
} from "./dates";

test("dates are in Colombian time, whatever the server's time zone", () => {
  expect(formatDate("2026-11-21T02:00:00Z")).toBe("20 de noviembre de 2026");
  expect(formatDateTime("2026-11-20T20:05:00Z")).toContain("20 nov 2026, 3:05");
});

test("a calendar day is the same in any time zone", () => {
  expect(formatShortDay("2026-11-20")).toBe("20 nov");
  expect(formatShortDay("2026-01-01")).toBe("1 ene");
  expect(formatDay("2026-03-09")).toBe("9 de marzo de 2026");
  expect(formatWeekday("2026-11-20")).toBe("viernes 20 de noviembre");
  expect(formatWeekday("2026-01-01")).toBe("jueves 1 de enero");
  expect(formatWeekday("2026-11-21T02:00:00Z")).toBe("viernes 20 de noviembre");
});

test("a date field holds Colombian time and parses to the same moment", () => {
  expect(toColombianInput("2026-11-21T02:00:30Z")).toBe("2026-11-20T21:00");
  expect(fromColombianInput("2026-11-20T21:00")).toBe("2026-11-21T02:00:00.000Z");
  for (const text of ["", "mañana", "2026-02-31T08:00", "2026-13-01T08:00", "2026-11-20"])
    expect(fromColombianInput(text)).toBeNull();
});

test("the day is Colombia's, even when it is already tomorrow in London", () => {
  expect(colombianDay(Date.parse("2026-03-11T04:59:00Z"))).toBe("2026-03-10");
  expect(colombianDay(Date.parse("2026-03-11T05:00:00Z"))).toBe("2026-03-11");
});

test("days are counted in Colombian time", () => {
  const late = Date.parse("2026-03-10T23:30:00-05:00");
  expect(daysUntil("2026-03-11", late)).toBe(1);
  expect(daysUntil("2026-03-10", late)).toBe(0);
  expect(daysUntil("2026-03-10", Date.parse("2026-03-11T04:59:00Z"))).toBe(0);
  expect(daysUntil("2026-03-10", Date.parse("2026-03-11T05:00:00Z"))).toBe(-1);
});

test("an age is shown in its largest unit and is never negative", () => {
  const now = Date.parse("2026-11-20T15:00:00Z");
  expect(elapsed("2026-11-20T14:35:59Z", now)).toBe("24 min");
  expect(elapsed("2026-11-20T12:00:00Z", now)).toBe("3 h");
  expect(elapsed("2026-11-19T15:00:00Z", now)).toBe("1 día");
  expect(elapsed("2026-11-10T16:00:00Z", now)).toBe("9 días");
  expect(elapsed("2026-11-20T16:00:00Z", now)).toBe("0 min");
});
