import { clock } from "./hours";

type Hours = { opensAt: string; closesAt: string };

export type OpeningState = { isOpen: boolean; text: string };

const DAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const SUNDAY = 0;

const part = (now: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "America/Bogota" }).format(now);

/** Whether the shop is open now, or when it opens next, in Colombian time (Monday to Saturday). */
export function openingState({ opensAt, closesAt }: Hours, now: Date): OpeningState {
  const day = WEEKDAYS.indexOf(part(now, { weekday: "short" }));
  const time = part(now, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (day !== SUNDAY && time >= opensAt && time < closesAt) return { isOpen: true, text: "Estamos en línea" };
  const at = `a las ${clock(opensAt)}`;
  if (day !== SUNDAY && time < opensAt) return { isOpen: false, text: `Abrimos hoy ${at}` };
  const next = (day + 1) % DAYS.length === SUNDAY ? 1 : (day + 1) % DAYS.length;
  return { isOpen: false, text: `Abrimos el ${DAYS[next]} ${at}` };
}
