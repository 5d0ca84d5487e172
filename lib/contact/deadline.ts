import { counted } from "@/lib/core/counted";
import { daysUntil, HOUR, MINUTE } from "@/lib/core/dates";
import type { ContactDates } from "./rows";

/** `late`: overdue, `soon`: nearly due, `done`: closed. */
export type Deadline = { tone: "ok" | "soon" | "late" | "done"; text: string };

const SOON_HOURS = 6;
const SOON_DAYS = 3;

/** "8 min", "3 h", "2 días": a duration, rounded to its largest unit. */
export function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return counted(Math.round(hours / 24), "día", "días");
}

export function ageText(createdAt: string, now: number): string {
  return `hace ${spanText(now - Date.parse(createdAt))}`;
}

const isOpen = ({ state }: ContactDates) => state === "nuevo" || state === "en_curso";

/** The shop's promised response time: 24 hours, Sundays excluded. */
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
    tone: left <= SOON_HOURS * HOUR ? "soon" : "ok",
    text: `Faltan ${spanText(left)} de la promesa`,
  };
}

/** The legal term: fifteen business days. */
export function legalTermOf(dates: ContactDates, now: number): Deadline {
  if (dates.answeredAt || !isOpen(dates)) return { tone: "done", text: "Plazo legal cumplido" };
  const days = daysUntil(dates.dueOn, now);
  if (days < 0) return { tone: "late", text: `Plazo legal vencido hace ${counted(-days, "día", "días")}` };
  if (days === 0) return { tone: "late", text: "El plazo legal vence hoy" };
  return {
    tone: days <= SOON_DAYS ? "soon" : "ok",
    text: `Plazo legal: ${days === 1 ? "queda" : "quedan"} ${counted(days, "día", "días")}`,
  };
}
