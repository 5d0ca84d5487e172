import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { es } from "date-fns/locale/es";
import { counted } from "./words";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const ZONE = "America/Bogota";

// A TZDate looks at the clock when it is made, which a page that is prerendered may not.
const LONG_DAY = new Intl.DateTimeFormat("es-CO", { timeZone: ZONE, dateStyle: "long" });

/** "20 de noviembre de 2026", in Colombian time whatever the server's zone. */
export function formatDate(iso: string): string {
  return LONG_DAY.format(new Date(iso));
}

/** A moment by a pattern of date-fns, in Colombian time. */
export function formatColombian(moment: string | number | Date, pattern: string): string {
  return format(new TZDate(new Date(moment), ZONE), pattern, { locale: es });
}

/** "20 nov 2026, 3:05 p. m.", in Colombian time. */
export function formatDateTime(iso: string): string {
  return formatColombian(iso, "d MMM yyyy, h:mm aaaa");
}

const noon = (day: string) => `${day}T12:00:00Z`;

/** "2026-11-20" → "20 de noviembre de 2026". A calendar day, whatever the zone. */
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

/** What a date and time field holds for a moment, in Colombian time: "2026-11-20T15:05". */
export function toColombianInput(iso: string): string {
  return formatColombian(iso, "yyyy-MM-dd'T'HH:mm");
}

/** The moment that was typed in such a field, as ISO in UTC; null when it is none. */
export function fromColombianInput(text: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (!minute) return null;
  const typed = TZDate.tz(ZONE, Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const iso = new Date(typed.getTime()).toISOString();
  // A day that no month has would be one of the next.
  return toColombianInput(iso) === text.slice(0, 16) ? iso : null;
}

/** The calendar day of a moment in Colombia: "2026-11-20". */
export function colombianDay(moment: string | number | Date): string {
  return formatColombian(moment, "yyyy-MM-dd");
}

/** How many days are left until a calendar day in Colombia, today being 0; negative when it has passed. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(colombianDay(now))) / DAY);
}

/** "25 min", "3 h", "2 días": how long ago something was. */
export function elapsed(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  return counted(Math.floor(age / DAY), "día", "días");
}
