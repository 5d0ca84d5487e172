const OFFSET_MS = -4 * 3_600_000;
const DAY_MS = 86_400_000;

/** ISO date with the provider's offset (-04:00). */
export function toProviderDate(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().replace("Z", "-04:00");
}

const UNITS: Record<string, number> = {
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: DAY_MS,
  WEEK: 7 * DAY_MS,
  MONTH: 30 * DAY_MS,
  YEAR: 365 * DAY_MS,
};

/** Parses a search bound: an ISO date, `NOW` or `NOW-30DAYS`; null when invalid. */
export function parseSearchDate(text: string, now: number): number | null {
  const relative = /^NOW(?:([+-])(\d+)(MINUTE|HOUR|DAY|WEEK|MONTH|YEAR)S?)?$/i.exec(text.trim());
  if (relative) {
    const [, sign, count, unit] = relative;
    if (!sign || !count || !unit) return now;
    const shift = Number(count) * (UNITS[unit.toUpperCase()] ?? 0);
    return sign === "-" ? now - shift : now + shift;
  }
  // An unencoded '+' of the offset arrives as a space.
  const ms = Date.parse(text.trim().replace(/ (\d\d:?\d\d)$/, "+$1"));
  return Number.isNaN(ms) ? null : ms;
}

export const daysBetween = (from: number, to: number): number => (to - from) / DAY_MS;

export const addDays = (ms: number, days: number): number => ms + days * DAY_MS;
