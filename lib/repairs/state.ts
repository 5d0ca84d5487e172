import { normalizeText } from "@/lib/core/text";
import { REPAIR_STATES } from "./labels";
import type { RepairState } from "./rows";

const ALIASES: Record<string, RepairState> = { diagnostico: "En_Diagnostico" };

/** Parses a state ignoring case; `diagnostico` is an alias of En_Diagnostico. */
export function toRepairState(text: string | null | undefined): RepairState | null {
  const word = normalizeText(text ?? "").replace(/[\s-]+/g, "_");
  return REPAIR_STATES.find((state) => state.toLowerCase() === word) ?? ALIASES[word] ?? null;
}

/** Position of a state, from 0. */
export function repairStep(state: RepairState): number {
  return REPAIR_STATES.indexOf(state);
}

/** States that only an approved repair reaches, before its delivery. */
export const isWork = (state: RepairState): boolean =>
  state !== "Entregado" && repairStep(state) > repairStep("Esperando_Aprobacion");

/** The repair is open: work, hand-over or an answer is pending. */
export function isOpenRepair({ state, closedAt }: { state: RepairState; closedAt: string | null }): boolean {
  return state !== "Entregado" && closedAt === null;
}
