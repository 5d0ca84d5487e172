import { addDays, colombianClock } from "@/lib/core/days";
import { weekdayOf } from "@/lib/settings/holidays";
import { twelveHours } from "@/lib/settings/opening";
import { isOpeningDay, nextOpeningDay } from "@/lib/settings/opening-days";
import type { StoreSettings } from "@/lib/settings/types";

export type PickupHours = Pick<StoreSettings, "opensAt" | "closesAt" | "pickupHours">;
export type PickupShop = PickupHours & Pick<StoreSettings, "city">;

/** What a page needs of the settings: the rest is not sent to the browser. */
export const pickupShop = ({ opensAt, closesAt, pickupHours, city }: StoreSettings): PickupShop => ({
  opensAt,
  closesAt,
  pickupHours,
  city,
});

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
/** Minutes to which the time is rounded up. */
const STEP = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * From when an order placed at this moment can be fetched: after `pickupHours` opening hours, rounded up to half an hour,
 * while the shop is open: at closing time it becomes the next opening. Colombian day and time ("2026-11-30", "15:00").
 */
export function pickupFrom(
  { opensAt, closesAt, pickupHours }: PickupHours,
  now: number,
): { day: string; time: string } {
  const { day: today, time } = colombianClock(now);
  const opens = minutesOf(opensAt);
  const closes = minutesOf(closesAt);
  const isToday = isOpeningDay(today) && time < closesAt;
  let day = isToday ? today : nextOpeningDay(today);
  let from = isToday ? Math.max(minutesOf(time), opens) : opens;
  let left = pickupHours * 60;
  while (from + left >= closes) {
    left -= closes - from;
    day = nextOpeningDay(day);
    from = opens;
  }
  const ready = Math.ceil((from + left) / STEP) * STEP;
  return ready < closes ? { day, time: timeOf(ready) } : { day: nextOpeningDay(day), time: opensAt };
}

/** "desde las 3 p. m.", "desde la 1:30 p. m." */
export function sinceText(time: string): string {
  // "3 p. m." stays in one line.
  const hour = twelveHours(time).replace(":00", "").replaceAll(" ", "\u00a0");
  return `desde ${/^1\b/.test(hour) ? "la" : "las"} ${hour}`;
}

/** "hoy", "mañana", "el lunes 30" */
export function dayText(day: string, now: number): string {
  const { day: today } = colombianClock(now);
  if (day === today) return "hoy";
  if (day === addDays(today, 1)) return "mañana";
  return `el ${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))}`;
}

/** "Recógelo hoy en Envigado desde las 3 p. m." */
export function pickupText(shop: PickupShop, now: number): string {
  const { day, time } = pickupFrom(shop, now);
  return `Recógelo ${dayText(day, now)} en ${shop.city} ${sinceText(time)}`;
}
