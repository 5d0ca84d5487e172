import { colombianDay } from "@/lib/core/dates";
import { addDays, isDay } from "@/lib/core/days";
import { Failure } from "@/lib/core/result";

/** First and last day, Colombian: "2026-11-01". */
export type MoneyPeriod = { from: string; to: string };

/** The last month that is over: what a shop's accountant asks for. */
export function lastMonth(now: number): MoneyPeriod {
  const to = addDays(`${colombianDay(now).slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** As public.export_money and public.cash_day. */
export const LONGEST_DAYS = 366;

/** The period of a query, up to a year; the last month when it names none. */
export function moneyPeriod(
  { desde, hasta }: { desde?: unknown; hasta?: unknown },
  now: number,
): MoneyPeriod {
  if (desde === undefined && hasta === undefined) return lastMonth(now);
  const [from, to] = [String(desde), String(hasta)];
  if (!isDay(from) || !isDay(to) || to < from || to > addDays(from, LONGEST_DAYS))
    throw new Failure("invalid", "Elige un periodo de hasta un año, del primer día al último.");
  return { from, to };
}
