import { addDays, isoDay } from "@/lib/core/days";

/** Day of the week of a calendar day: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

const FIXED = ["01-01", "05-01", "07-20", "08-07", "12-08", "12-25"];
/** Holidays moved to the next Monday when they fall on another day (Ley Emiliani, 51 de 1983). */
const MOVED = ["01-06", "03-19", "06-29", "08-15", "10-12", "11-01", "11-11"];
/** Days after Easter: Thursday and Friday of Holy Week; Ascension, Corpus Christi and Sacred Heart on their Mondays. */
const AFTER_EASTER = [-3, -2, 43, 64, 71];

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher). */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return isoDay(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** Colombian holidays of a year as calendar days, in order. SQL computes the same (private.co_holidays). */
export function holidaysOf(year: number): string[] {
  const sunday = easter(year);
  const days = [
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVED.map((day) => addDays(`${year}-${day}`, (8 - weekdayOf(`${year}-${day}`)) % 7)),
    ...AFTER_EASTER.map((after) => addDays(sunday, after)),
  ];
  return [...new Set(days)].sort();
}
