import { colombianClock } from "@/lib/core/days";
import { isOpeningDay, nextOpeningDay } from "@/lib/settings/opening-days";

/** Where the promise of lib/legal/promises.ts (DELIVERY_TIME) holds, worded to follow 'en'. */
export const LOCAL_DELIVERY = "Medellín y el área metropolitana";
/** Elsewhere no day is promised: the order's page shows the tracking number. */
export const OTHER_CITIES = "A otras ciudades va con transportadora y número de guía.";

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** Calendar days, "2026-11-24". */
export type Arrival = { from: string; to: string };

/**
 * Days on which an order placed at this moment arrives in Medellín and its metropolitan area: '24 to 48 hours' means
 * the first and second opening day after it. After closing time, on Sundays and on holidays it counts as placed on the
 * next opening day. `closesAt` is "HH:MM"; the result is in Colombian time.
 */
export function arrivalOf(closesAt: string, now: number): Arrival {
  const { day: today, time } = colombianClock(now);
  const isHandledToday = isOpeningDay(today) && time < closesAt;
  const from = nextOpeningDay(isHandledToday ? today : nextOpeningDay(today));
  return { from, to: nextOpeningDay(from) };
}

const dayText = (day: string): string => `${WEEKDAYS[new Date(day).getUTCDay()]} ${Number(day.slice(8))}`;

/** "entre el martes 24 y el miércoles 25": always less than a week ahead, so the month is omitted. */
export function arrivalText({ from, to }: Arrival): string {
  return `entre el ${dayText(from)} y el ${dayText(to)}`;
}
