import { expect, test } from "vitest";
import { addDays, colombianClock, isDay } from "./days";

test.each([
  ["2026-11-23", true],
  ["2028-02-29", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["23/11/2026", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test("adding days crosses months and years", () => {
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
});

test("Colombian time equals that of its time zone all year", () => {
  const zone = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/Bogota",
    dateStyle: "short",
    timeStyle: "short",
  });
  const start = Date.parse("2026-01-01T00:00:00Z");
  for (let hours = 0; hours < 2 * 366 * 24; hours += 7) {
    const now = start + hours * 3_600_000 + 59_999;
    const { day, time } = colombianClock(now);
    expect(`${day} ${time}`).toBe(zone.format(now));
  }
});
