import { isDay } from "./days";

/** Colombian days, both inclusive. */
export type Period = { from: string; to: string };

/** A period that people ask for often. */
export type UsualPeriod = { label: string; period: Period };

const DAY_MS = 86_400_000;

const dayOf = (text: unknown) => (typeof text === "string" && isDay(text) ? text : null);

/** The period of a query string of up to so many days after its first; otherwise the usual one. */
export function parsePeriod(
  { desde, hasta }: { desde?: unknown; hasta?: unknown },
  usual: Period,
  longestDays: number,
): Period {
  const [from, to] = [dayOf(desde), dayOf(hasta)];
  if (!from || !to) return usual;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days < 0 || days > longestDays ? usual : { from, to };
}

export const periodQuery = ({ from, to }: Period) =>
  new URLSearchParams({ desde: from, hasta: to }).toString();
