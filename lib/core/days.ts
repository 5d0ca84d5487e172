const DAY_MS = 86_400_000;

/** Whether a text is a calendar day: "2026-02-31" is not. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** "2026-11-20" and -6: "2026-11-14". */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS);
}

/** Colombia has had no daylight saving time since 1993. */
const BEHIND_UTC_MS = 5 * 3_600_000;

/**
 * Calendar day and time of a moment in Colombia: "2026-11-23" and "19:05". For public pages: the first use of an Intl
 * format costs a browser about 6 ms.
 */
export function colombianClock(now: number): { day: string; time: string } {
  const there = new Date(now - BEHIND_UTC_MS).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}
