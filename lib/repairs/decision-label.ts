import { formatDateTime } from "@/lib/core/dates";
import { QUOTE_LABELS } from "./labels";
import type { DecisionWay, RepairQuote } from "./rows";

/** How an answer reached the workshop, which then recorded it; null when the customer gave it on the site. */
export const DECISION_CHANNELS: Record<DecisionWay, string | null> = {
  cuenta: null,
  enlace: null,
  telefono: "por teléfono",
  whatsapp: "por WhatsApp",
  mostrador: "en la tienda",
};

type Decision = Pick<RepairQuote, "state" | "decidedAt" | "decidedVia" | "signerName">;

/** "Aprobada por teléfono por Ana el 3 de marzo, registrada por el taller"; null while there is no answer. */
export function decisionLabel({ state, decidedAt, decidedVia, signerName }: Decision): string | null {
  if (!decidedAt) return null;
  const channel = decidedVia && DECISION_CHANNELS[decidedVia];
  const who = [QUOTE_LABELS[state], channel, signerName && `por ${signerName}`].filter(Boolean).join(" ");
  return `${who} el ${formatDateTime(decidedAt)}${channel ? ", registrada por el taller" : ""}`;
}
