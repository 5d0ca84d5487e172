import { colombianDay, formatColombian, formatShortDay } from "@/lib/core/dates";
import { addDays } from "@/lib/core/days";

/** "abierta hoy a las 8:00 a.m.", "abierta desde ayer", "abierta desde el 3 nov": one of an earlier day was forgotten. */
export function openSince(openedAt: string, now: number): { text: string; isForgotten: boolean } {
  const [day, today] = [colombianDay(openedAt), colombianDay(now)];
  if (day === today)
    return { text: `abierta hoy a las ${formatColombian(openedAt, "h:mm aaaa")}`, isForgotten: false };
  const since = day === addDays(today, -1) ? "ayer" : `el ${formatShortDay(day)}`;
  return { text: `abierta desde ${since}`, isForgotten: true };
}
