import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { es } from "date-fns/locale/es";

const ZONE = "America/Bogota";

// A TZDate looks at the clock when it is made, which a page that is prerendered may not.
const DAY = new Intl.DateTimeFormat("es-CO", { timeZone: ZONE, dateStyle: "long" });

/** "20 de noviembre de 2026", in Colombian time whatever the server's zone. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

/** "20 nov 2026, 3:05 p. m.", in Colombian time. */
export function formatDateTime(iso: string): string {
  return format(new TZDate(iso, ZONE), "d MMM yyyy, h:mm aaaa", { locale: es });
}

/** "2026-11-20" → "20 nov". A calendar day, whatever the zone. */
export function formatShortDay(day: string): string {
  return format(new TZDate(`${day}T12:00:00Z`, ZONE), "d MMM", { locale: es });
}

/** What a date and time field holds for a moment, in Colombian time: "2026-11-20T15:05". */
export function toColombianInput(iso: string): string {
  return format(new TZDate(iso, ZONE), "yyyy-MM-dd'T'HH:mm");
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
export function colombianDay(moment: Date): string {
  return format(new TZDate(moment, ZONE), "yyyy-MM-dd");
}
