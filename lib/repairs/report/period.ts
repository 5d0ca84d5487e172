import { colombianDay } from "@/lib/core/dates";
import { isDay, addDays as shift } from "@/lib/core/days";

/** Colombian days, both inclusive. */
export type Period = { from: string; to: string };

const DAY_MS = 86_400_000;
/** Maximum period that the database accepts. */
const LONGEST_DAYS = 1100;
const USUAL_DAYS = 30;

const dayOf = (text: unknown) => (typeof text === "string" && isDay(text) ? text : null);

/** Parses the period from the query string; the last thirty days by default. */
export function parsePeriod(params: Record<string, unknown>, now: number): Period {
  const to = dayOf(params.hasta) ?? colombianDay(now);
  const from = dayOf(params.desde) ?? shift(to, 1 - USUAL_DAYS);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days < 0 || days > LONGEST_DAYS ? { from: shift(to, 1 - USUAL_DAYS), to } : { from, to };
}

/** Predefined periods. */
export function usualPeriods(now: number): { label: string; period: Period }[] {
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
