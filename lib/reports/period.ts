import { colombianDay } from "@/lib/core/dates";
import { addDays } from "@/lib/core/days";
import { type Period, parsePeriod, type UsualPeriod } from "@/lib/core/period";

/** Maximum period that the database accepts. */
const LONGEST_DAYS = 366;

/** Predefined periods: all of them end today, except the previous month. */
export function usualPeriods(now: number): UsualPeriod[] {
  const today = colombianDay(now);
  const month = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(month, -1);
  return [
    { label: "Hoy", period: { from: today, to: today } },
    { label: "7 días", period: { from: addDays(today, -6), to: today } },
    { label: "Este mes", period: { from: month, to: today } },
    { label: "Mes pasado", period: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore } },
    { label: "Este año", period: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ];
}

/** The period of the query string, up to a year; this month by default. */
export function reportPeriod(params: { desde?: unknown; hasta?: unknown }, now: number): Period {
  const today = colombianDay(now);
  return parsePeriod(params, { from: `${today.slice(0, 7)}-01`, to: today }, LONGEST_DAYS);
}

/** Periods up to here are drawn by day, longer ones by month. */
const DRAWN_BY_DAY = 62;

/** The columns of a plot, without gaps: days ("2026-11-03"), or months ("2026-11"). */
export function columnsOf({ from, to }: Period): { by: "dia" | "mes"; keys: string[] } {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  if (days.length <= DRAWN_BY_DAY) return { by: "dia", keys: days };
  return { by: "mes", keys: [...new Set(days.map((day) => day.slice(0, 7)))] };
}

/** The days of a key of the report: a day itself, or the month as far as the period has it. */
export function daysOf(key: string, { from, to }: Period): Period {
  if (key.length > 7) return { from: key, to: key };
  const next = addDays(`${key}-28`, 4).slice(0, 7);
  const [first, last] = [`${key}-01`, addDays(`${next}-01`, -1)];
  return { from: first < from ? from : first, to: last > to ? to : last };
}
