import { normalizeText } from "@/lib/core/text";
import { REPAIR_STATES, type RepairState } from "./types";

const ALIASES: Record<string, RepairState> = { diagnostico: "En_Diagnostico" };

/** Reads a state however its letters are written; `diagnostico` is another name of En_Diagnostico. */
export function toRepairState(text: string | null | undefined): RepairState | null {
  const word = normalizeText(text ?? "").replace(/[\s-]+/g, "_");
  return REPAIR_STATES.find((state) => state.toLowerCase() === word) ?? ALIASES[word] ?? null;
}

/** 0 for the first. */
export function repairStep(state: RepairState): number {
  return REPAIR_STATES.indexOf(state);
}

/** The workshop still has work or the device, or waits for it. */
export function isOpenRepair({ state, closedAt }: { state: RepairState; closedAt: string | null }): boolean {
  return state !== "Entregado" && closedAt === null;
}
