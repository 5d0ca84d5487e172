import type { ContactDates } from "./types";

/** `late` is past, `soon` is close, `done` needs nobody any more. */
export type Deadline = { tone: "ok" | "soon" | "late" | "done"; text: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_HOURS = 6;
const SOON_DAYS = 3;
const COLOMBIA_MS = -5 * HOUR_MS;

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** "8 min", "3 h", "2 días": what matters of a stretch of time. */
export function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return plural(Math.round(hours / 24), "día", "días");
}

export function ageText(createdAt: string, now: number): string {
  return `hace ${spanText(now - Date.parse(createdAt))}`;
}

const isOpen = ({ state }: ContactDates) => state === "nuevo" || state === "en_curso";

/** The shop's own promise: an answer within 24 hours, Sundays apart. */
export function promiseOf(dates: ContactDates, now: number): Deadline {
  const promised = Date.parse(dates.promisedAt);
  if (dates.answeredAt) {
    const isInTime = Date.parse(dates.answeredAt) <= promised;
    return { tone: "done", text: isInTime ? "Respondido a tiempo" : "Respondido tarde" };
  }
  if (!isOpen(dates)) return { tone: "done", text: "Cerrado sin respuesta" };
  if (now > promised) return { tone: "late", text: `Promesa vencida hace ${spanText(now - promised)}` };
  const left = promised - now;
  return {
    tone: left <= SOON_HOURS * HOUR_MS ? "soon" : "ok",
    text: `Faltan ${spanText(left)} de la promesa`,
  };
}

/** Days from today in Colombia to a date; negative when it is past. */
export function daysUntil(date: string, now: number): number {
  const today = Math.floor((now + COLOMBIA_MS) / DAY_MS);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS - today;
}

/** The law's term: fifteen business days. */
export function legalTermOf(dates: ContactDates, now: number): Deadline {
  if (dates.answeredAt || !isOpen(dates)) return { tone: "done", text: "Plazo legal cumplido" };
  const days = daysUntil(dates.dueOn, now);
  if (days < 0) return { tone: "late", text: `Plazo legal vencido hace ${plural(-days, "día", "días")}` };
  if (days === 0) return { tone: "late", text: "El plazo legal vence hoy" };
  return {
    tone: days <= SOON_DAYS ? "soon" : "ok",
    text: `Plazo legal: ${days === 1 ? "queda" : "quedan"} ${plural(days, "día", "días")}`,
  };
}
