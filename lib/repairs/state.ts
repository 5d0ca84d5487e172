import { normalizeText } from "@/lib/core/text";
import type { RepairState } from "./types";

export type { RepairState };

/** In the order that a repair usually takes; staff may jump to any. */
export const REPAIR_STATES = [
  "Recibido",
  "En_Diagnostico",
  "Esperando_Aprobacion",
  "Reparando",
  "Completado",
  "Entregado",
] as const satisfies readonly RepairState[];

const ALIASES: Record<string, RepairState> = { diagnostico: "En_Diagnostico" };

/** Reads a state however its letters are written; `diagnostico` is another name of En_Diagnostico. */
export function toRepairState(text: string | null | undefined): RepairState | null {
  const word = normalizeText(text ?? "").replace(/[\s-]+/g, "_");
  return REPAIR_STATES.find((state) => state.toLowerCase() === word) ?? ALIASES[word] ?? null;
}

/** 0 for Recibido to 5 for Entregado. */
export function repairStep(state: RepairState): number {
  return REPAIR_STATES.indexOf(state);
}

/** The workshop still has work or the device, or waits for it. */
export function isOpenRepair({ state, closedAt }: { state: RepairState; closedAt: string | null }): boolean {
  return state !== "Entregado" && closedAt === null;
}
