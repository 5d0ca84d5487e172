import { addDays, colombianClock } from "@/lib/core/days";
import { weekdayOf } from "@/lib/settings/holidays";
import { isOpeningDay, nextOpeningDay } from "./opening-days";

type Hours = { opensAt: string; closesAt: string };

export type OpeningState = { isOpen: boolean; text: string };

const DAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** "19:00" → "7:00 p. m." */
export function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "a. m." : "p. m."}`;
}

function dayText(day: string, today: string): string {
  if (day === today) return "hoy";
  return day === addDays(today, 1) ? "mañana" : `el ${DAYS[weekdayOf(day)]}`;
}

/** Whether the shop is open now and until when, or when it opens next: Colombian time, without Sundays and holidays. */
export function openingState({ opensAt, closesAt }: Hours, now: Date): OpeningState {
  const { day: today, time } = colombianClock(now.getTime());
  const opensToday = isOpeningDay(today);
  if (opensToday && time >= opensAt && time < closesAt)
    return { isOpen: true, text: `Abierto hasta las ${twelveHours(closesAt)}` };
  const next = opensToday && time < opensAt ? today : nextOpeningDay(today);
  return { isOpen: false, text: `Cerrado · abre ${dayText(next, today)} a las ${twelveHours(opensAt)}` };
}
