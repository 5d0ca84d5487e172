import type { OrderStage } from "./types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "hace 3 h": how long ago something was, in one short piece. */
export function ageText(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE) return "ahora";
  if (age < HOUR) return `hace ${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `hace ${Math.floor(age / HOUR)} h`;
  const days = Math.floor(age / DAY);
  return `hace ${days} ${days === 1 ? "día" : "días"}`;
}

export type AgeTone = "calm" | "soon" | "late";

/** From when on an open order should hurry and from when on it is late; the shop promises 24 to 48 hours. */
const LIMITS: Partial<Record<OrderStage, [soon: number, late: number]>> = {
  por_confirmar: [4 * HOUR, DAY],
  por_preparar: [DAY, 2 * DAY],
  por_enviar: [DAY, 2 * DAY],
  en_camino: [3 * DAY, 7 * DAY],
};

/** How urgent an order of that age is; what is over never is. */
export function ageTone(stage: OrderStage, createdAt: string, now: number): AgeTone {
  const limits = LIMITS[stage];
  if (!limits) return "calm";
  const age = now - Date.parse(createdAt);
  return age >= limits[1] ? "late" : age >= limits[0] ? "soon" : "calm";
}

/** How many days are left until a plain day in Colombia, today being 0; negative when it has passed. */
export function daysUntil(day: string, now: number): number {
  const today = new Date(now - 5 * HOUR).toISOString().slice(0, 10);
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY);
}

/** "faltan 3 días", "es hoy", "venció hace 2 días". */
export function daysUntilText(day: string, now: number): string {
  const left = daysUntil(day, now);
  if (left === 0) return "es hoy";
  const days = `${Math.abs(left)} ${Math.abs(left) === 1 ? "día" : "días"}`;
  if (left < 0) return `venció hace ${days}`;
  return left === 1 ? "falta 1 día" : `faltan ${days}`;
}
