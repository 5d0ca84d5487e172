import { addDays } from "@/lib/core/days";
import { holidaysOf, weekdayOf } from "@/lib/settings/holidays";

const SUNDAY = 0;

/** Monday to Saturday without holidays, of a calendar day ("2026-11-23"). SQL: private.is_opening_day. */
export function isOpeningDay(day: string): boolean {
  return weekdayOf(day) !== SUNDAY && !holidaysOf(Number(day.slice(0, 4))).includes(day);
}

/** The opening day after a calendar day. */
export function nextOpeningDay(day: string): string {
  const next = addDays(day, 1);
  return isOpeningDay(next) ? next : nextOpeningDay(next);
}
