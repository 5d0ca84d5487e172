import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { deviceName, STATE_LABELS } from "../labels";
import type { RepairDetail, RepairQuote } from "../types";

function quoteLine({ total, deposit, state, validUntil, paidAt }: RepairQuote): string {
  const sum = formatCop(total);
  if (state === "rechazada") return `Cotización: ${sum}, rechazada.`;
  if (state === "pendiente")
    return `Cotización: ${sum}. Responde desde el enlace${validUntil ? ` antes del ${formatDate(validUntil)}` : ""}.`;
  return paidAt || total === deposit
    ? `Cotización: ${sum}, aprobada y pagada.`
    : `Cotización: ${sum}, aprobada. Faltan por pagar ${formatCop(total - deposit)}.`;
}

type Told = Pick<RepairDetail, "number" | "device" | "state" | "quote">;

/** What staff write to a customer about a repair: where it stands, what it costs and its link. */
export function repairChat(repair: Told, name: string, url: string | null): string {
  return [
    `Hola${name ? ` ${name}` : ""}, te escribimos del taller por tu orden *${repair.number}* (${deviceName(repair.device)}).`,
    `Estado: ${STATE_LABELS[repair.state]}.`,
    ...(repair.quote ? [quoteLine(repair.quote)] : []),
    ...(url ? [`Mira cada paso aquí: ${url}`] : []),
  ].join("\n");
}
