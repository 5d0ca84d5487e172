import { counted } from "@/lib/core/counted";
import { DAY, daysUntil, elapsed, HOUR, MINUTE } from "@/lib/core/dates";
import type { OrderStage } from "../types";

/** "hace 3 h": the time since a moment, short. */
export function ageText(iso: string, now: number): string {
  return now - Date.parse(iso) < MINUTE ? "ahora" : `hace ${elapsed(iso, now)}`;
}

export type AgeTone = "calm" | "soon" | "late";

/** Age at which an open order becomes urgent and late; the shop promises 24 to 48 hours. */
const LIMITS: Partial<Record<OrderStage, [soon: number, late: number]>> = {
  por_confirmar: [4 * HOUR, DAY],
  por_preparar: [DAY, 2 * DAY],
  por_enviar: [DAY, 2 * DAY],
  por_recoger: [3 * DAY, 7 * DAY],
  en_camino: [3 * DAY, 7 * DAY],
};

/** Urgency by age; closed orders are never urgent. */
export function ageTone(stage: OrderStage, createdAt: string, now: number): AgeTone {
  const limits = LIMITS[stage];
  if (!limits) return "calm";
  const age = now - Date.parse(createdAt);
  return age >= limits[1] ? "late" : age >= limits[0] ? "soon" : "calm";
}

/** "faltan 3 días", "es hoy", "venció hace 2 días". */
export function daysUntilText(day: string, now: number): string {
  const left = daysUntil(day, now);
  if (left === 0) return "es hoy";
  const days = counted(Math.abs(left), "día", "días");
  if (left < 0) return `venció hace ${days}`;
  return left === 1 ? "falta 1 día" : `faltan ${days}`;
}
