import { colombianClock } from "@/lib/core/days";
import { departmentCode, isMetropolitan } from "@/lib/places/address";
import { isOpeningDay, nextOpeningDay } from "@/lib/settings/opening-days";
import type { StoreSettings } from "@/lib/settings/types";

/** Where the promise of lib/legal/promises.ts (DELIVERY_TIME) holds, worded to follow 'en'. */
export const LOCAL_DELIVERY = "Medellín y el área metropolitana";
const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

/** Calendar days, "2026-11-24". */
export type Arrival = { from: string; to: string };

type Times = Pick<StoreSettings, "closesAt" | "deliveryDays">;

/**
 * Days on which an order placed at this moment arrives in Medellín and its metropolitan area: '24 to 48 hours' means
 * the first and second opening day after it. After closing time, on Sundays and on holidays it counts as placed on the
 * next opening day. `closesAt` is "HH:MM"; the result is in Colombian time.
 */
export function arrivalOf(closesAt: string, now: number): Arrival {
  return arrivalWithin([1, 2], closesAt, now);
}

function arrivalWithin([first, last]: readonly [number, number], closesAt: string, now: number): Arrival {
  const { day: today, time } = colombianClock(now);
  const isHandledToday = isOpeningDay(today) && time < closesAt;
  let from = isHandledToday ? today : nextOpeningDay(today);
  for (let n = 0; n < first; n++) from = nextOpeningDay(from);
  let to = from;
  for (let n = first; n < last; n++) to = nextOpeningDay(to);
  return { from, to };
}

const dayText = (day: string): string => `${WEEKDAYS[new Date(day).getUTCDay()]} ${Number(day.slice(8))}`;
const monthText = (day: string): string => `de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** "entre el martes 24 y el miércoles 25": always less than a week ahead, so the month is omitted. */
export function arrivalText({ from, to }: Arrival): string {
  return `entre el ${dayText(from)} y el ${dayText(to)}`;
}

/** "entre el martes 24 y el lunes 30 de noviembre", weeks ahead. */
function longArrivalText({ from, to }: Arrival): string {
  if (from === to) return `el ${dayText(to)} ${monthText(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `entre el ${dayText(from)}${isOneMonth ? "" : ` ${monthText(from)}`} y el ${dayText(to)} ${monthText(to)}`;
}

/** When a parcel to a municipality arrives, its days and their text; null without days for its department. */
export function arrivalIn(
  municipality: string,
  { closesAt, deliveryDays }: Times,
  now: number,
): (Arrival & { text: string }) | null {
  if (isMetropolitan(municipality)) {
    const arrival = arrivalOf(closesAt, now);
    return { ...arrival, text: arrivalText(arrival) };
  }
  const days = deliveryDays[departmentCode(municipality)];
  if (!days) return null;
  const arrival = arrivalWithin(days, closesAt, now);
  return { ...arrival, text: longArrivalText(arrival) };
}

/** The texts of an order placed now, by department and for the metropolitan area: what the checkout shows once it knows the municipality. */
export type Arrivals = { local: string; departments: Record<string, string> };

export function arrivalsOf(times: Times, now: number): Arrivals {
  const departments = Object.keys(times.deliveryDays).flatMap((code) => {
    const arrival = arrivalIn(`${code}000`, times, now);
    return arrival ? [[code, arrival.text] as const] : [];
  });
  return { local: arrivalText(arrivalOf(times.closesAt, now)), departments: Object.fromEntries(departments) };
}
