import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { es } from "date-fns/locale/es";
import { counted } from "./counted";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const ZONE = "America/Bogota";

// Creating a TZDate reads the clock, which is not allowed during prerendering.
const LONG_DAY = new Intl.DateTimeFormat("es-CO", { timeZone: ZONE, dateStyle: "long" });

/** "20 de noviembre de 2026", in Colombian time. */
export function formatDate(iso: string): string {
  return LONG_DAY.format(new Date(iso));
}

/** Formats a time with a date-fns pattern, in Colombian time. */
export function formatColombian(moment: string | number | Date, pattern: string): string {
  return format(new TZDate(new Date(moment), ZONE), pattern, { locale: es });
}

/** "20 nov 2026, 3:05 p. m.", in Colombian time. */
export function formatDateTime(iso: string): string {
  return formatColombian(iso, "d MMM yyyy, h:mm aaaa");
}

const noon = (day: string) => `${day}T12:00:00Z`;

/** "2026-11-20" → "20 de noviembre de 2026". A calendar day without a time zone. */
export function formatDay(day: string): string {
  return formatDate(noon(day));
}

/** "2026-11-20" → "20 nov". */
export function formatShortDay(day: string): string {
  return formatColombian(noon(day), "d MMM");
}

/** "jueves 20 de noviembre" of a moment or a calendar day, in Colombian time. */
export function formatWeekday(moment: string): string {
  return formatColombian(moment.includes("T") ? moment : noon(moment), "EEEE d 'de' MMMM");
}

/** Value of a datetime-local field, in Colombian time: "2026-11-20T15:05". */
export function toColombianInput(iso: string): string {
  return formatColombian(iso, "yyyy-MM-dd'T'HH:mm");
}

/** Parses such a value to ISO in UTC; null when invalid. */
export function fromColombianInput(text: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (!minute) return null;
  const typed = TZDate.tz(ZONE, Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const iso = new Date(typed.getTime()).toISOString();
  // Invalid days such as 31 February would roll over to the next month.
  return toColombianInput(iso) === text.slice(0, 16) ? iso : null;
}

/** The calendar day of a moment in Colombia: "2026-11-20". */
export function colombianDay(moment: string | number | Date): string {
  return formatColombian(moment, "yyyy-MM-dd");
}

/** Days until a calendar day in Colombia: 0 is today, negative is past. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(colombianDay(now))) / DAY);
}

/** "25 min", "3 h", "2 días": elapsed time. */
export function elapsed(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  return counted(Math.floor(age / DAY), "día", "días");
}
