import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { repairName, STATE_LABELS } from "../labels";
import { type QuoteStep, quoteStep } from "../quote-step";
import type { RepairDetail, RepairQuote } from "../rows";

/** Null when there is no message: the device was returned unrepaired. */
function quoteLine({ total, deposit, validUntil }: RepairQuote, step: QuoteStep): string | null {
  const sum = formatCop(total);
  if (step === "void") return null;
  if (step === "rejected") return `Cotización: ${sum}, rechazada.`;
  if (step === "expired") return `Cotización: ${sum}, vencida. Escríbenos y la actualizamos.`;
  if (step === "decide")
    return `Cotización: ${sum}. Responde desde el enlace${validUntil ? ` antes del ${formatDate(validUntil)}` : ""}.`;
  if (step === "in_review") return `Cotización: ${sum}, aprobada. Tu pago está en revisión.`;
  return step === "paid" || total === deposit
    ? `Cotización: ${sum}, aprobada y pagada.`
    : `Cotización: ${sum}, aprobada. Faltan por pagar ${formatCop(total - deposit)}.`;
}

type ChatRepair = Pick<RepairDetail, "number" | "device" | "description" | "state" | "quote" | "outcome">;

/** WhatsApp message to a customer about a repair: state, price and link. */
export function repairChat(repair: ChatRepair, name: string, url: string | null, now: number): string {
  const quote = repair.quote && quoteLine(repair.quote, quoteStep(repair.quote, now, repair.outcome));
  return [
    `Hola${name ? ` ${name}` : ""}, te escribimos del taller por tu orden *${repair.number}* (${repairName(repair)}).`,
    `Estado: ${STATE_LABELS[repair.state]}${repair.outcome === "sin_reparar" ? ", sin reparar" : ""}.`,
    ...(quote ? [quote] : []),
    ...(url ? [`Mira cada paso aquí: ${url}`] : []),
  ].join("\n");
}
