import { colombianDay } from "@/lib/core/dates";
import { addDays as shift } from "@/lib/core/days";
import { type Period, parsePeriod as parse, type UsualPeriod } from "@/lib/core/period";

/** Maximum period that the database accepts. */
const LONGEST_DAYS = 1100;
const USUAL_DAYS = 30;

/** Parses the period from the query string; the last thirty days by default. */
export function parsePeriod(params: Record<string, unknown>, now: number): Period {
  const to = colombianDay(now);
  return parse(params, { from: shift(to, 1 - USUAL_DAYS), to }, LONGEST_DAYS);
}

/** Predefined periods. */
export function usualPeriods(now: number): UsualPeriod[] {
  const today = colombianDay(now);
  const month = today.slice(0, 7);
  const lastOfBefore = shift(`${month}-01`, -1);
  return [
    { label: "7 días", period: { from: shift(today, -6), to: today } },
    { label: "30 días", period: { from: shift(today, 1 - USUAL_DAYS), to: today } },
    { label: "Este mes", period: { from: `${month}-01`, to: today } },
    { label: "Mes pasado", period: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore } },
    { label: "Un año", period: { from: shift(today, -364), to: today } },
  ];
}
