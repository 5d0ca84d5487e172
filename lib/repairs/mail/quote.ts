import { formatDate, formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { DECISION_CHANNELS } from "../decision-label";
import type { RepairMailContext } from "./parts";
import { chatLink, deviceNoun, quoteBill, REASON, repairButton, repairTitle } from "./parts";
import type { RepairLetter } from "./rows";

/** A quote waits for an answer; null once it was answered, replaced or expired. */
export function quoteReady(repair: RepairLetter, { siteUrl, now }: RepairMailContext): Letter | null {
  const { quote } = repair;
  if (!quote || quote.replaced_at || quote.estado !== "pendiente" || Date.parse(quote.valid_until) <= now)
    return null;
  const title = repairTitle(repair);
  return {
    subject: `${title}: tu cotización es de ${formatCop(quote.total)}`,
    title: "Tu cotización está lista",
    preview: `${formatCop(quote.total)}. Apruébala o recházala antes del ${formatDate(quote.valid_until)}.`,
    blocks: [
      `Esto cuesta reparar tu ${deviceNoun(repair)}. Responde antes del ${formatDate(quote.valid_until)}: no empezamos sin tu aprobación.`,
      quoteBill(quote),
      ...(quote.note ? [{ type: "quote" as const, text: quote.note }] : []),
      ...repairButton(repair, siteUrl, "Ver y responder la cotización"),
    ],
    reason: REASON,
  };
}

/** Confirmation of the answer to a quote, so that a customer who did not give it can object. */
export function quoteDecided(repair: RepairLetter, context: RepairMailContext): Letter | null {
  const { quote } = repair;
  if (!quote?.decided_at || quote.estado === "pendiente") return null;
  const title = repairTitle(repair);
  const sum = formatCop(quote.total);
  const isYes = quote.estado === "aprobada";
  const left = quote.total - quote.deposit;
  const channel = quote.decided_via && DECISION_CHANNELS[quote.decided_via];
  const owes = isYes && !quote.paid_at && left > 0;
  return {
    subject: `${title}: ${isYes ? "aprobaste" : "rechazaste"} la cotización de ${sum}`,
    title: isYes ? "Aprobaste la cotización" : "Rechazaste la cotización",
    preview: isYes ? "Empezamos a reparar tu equipo." : "No reparamos tu equipo. Acordemos qué sigue.",
    blocks: [
      `El ${formatDateTime(quote.decided_at)} se ${isYes ? "aprobó" : "rechazó"} la cotización de ${sum} para tu ${deviceNoun(repair)}.${channel ? ` Lo registró el taller con lo que nos respondieron ${channel}.` : ""}`,
      isYes
        ? `Qué sigue: reparamos tu equipo y te escribimos cuando esté listo.${owes ? ` Puedes pagar ${formatCop(left)} en línea desde ahora, o al recogerlo.` : ""}`
        : [
            "Qué sigue: no lo reparamos. Para acordar cuándo lo recoges o pedir otra opción, ",
            chatLink(repair, context),
            ".",
          ],
      ["¿No fuiste tú? ", chatLink(repair, context, "Avísanos por WhatsApp"), " cuanto antes."],
      ...repairButton(repair, context.siteUrl, owes ? "Ver mi reparación y pagar" : "Ver mi reparación"),
    ],
    reason: REASON,
  };
}
