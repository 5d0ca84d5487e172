import { formatCop } from "@/lib/core/money";
import { CASH_METHODS } from "@/lib/orders/labels";
import type { MOVE_KINDS } from "./rows";

export const KIND_LABELS = {
  pago: "Venta",
  anulacion: "Pago anulado",
  reembolso: "Reembolso",
  contracargo: "Contracargo",
  contracargo_ganado: "Contracargo ganado",
  anticipo: "Anticipo",
  anticipo_devuelto: "Anticipo devuelto",
  entrada: "Entrada",
  salida: "Salida",
} satisfies Record<(typeof MOVE_KINDS)[number], string>;

const WAYS: Record<string, string> = { ...CASH_METHODS, mercadopago: "Mercado Pago" };

/** How money was moved: "Efectivo". */
export function wayLabel(method: string): string {
  return WAYS[method] ?? method;
}

/** -5000 → "-$5.000". */
export function signedCop(amount: number): string {
  return `${amount < 0 ? "-" : ""}${formatCop(Math.abs(amount))}`;
}

/** "Faltan $5.000", "Sobran $2.000" or "Cuadra": what was counted against what there should be. */
export function differenceText(difference: number): string {
  if (difference === 0) return "Cuadra";
  return `${difference < 0 ? "Faltan" : "Sobran"} ${formatCop(Math.abs(difference))}`;
}
