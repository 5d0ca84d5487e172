import { formatCop } from "@/lib/core/money";
import type { Block, Letter } from "@/lib/mail/types";
import { isOnline } from "../methods";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { isPaid } from "../status";
import { chatLink, orderButton } from "./links";
import type { OrderMailContext } from "./types";

const REASON = "Recibes este correo porque hiciste un pedido.";

/** What happens to the money of a cancelled order. */
function money(order: OrderDetail): string {
  if (isPaid(order))
    return `Recibimos ${formatCop(order.total)} por este pedido: te los devolvemos al mismo medio de pago y te escribimos cuando salgan.`;
  if (order.paymentStatus === "charged_back") return "Tu banco ya reversó este pago.";
  return "No se hizo ningún cobro.";
}

/** Cancellation by the shop, with the reason; null when the money was refunded, which has its own mail. */
export function orderCancelled(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (order.status !== "cancelled" || order.paymentStatus === "refunded") return null;
  const number = orderNumber(order.id);
  const why: Block[] = context.reason ? ["Este es el motivo:", { type: "quote", text: context.reason }] : [];
  return {
    subject: `Pedido ${number}: cancelado`,
    title: "Cancelamos tu pedido",
    preview: money(order),
    blocks: [
      `Tuvimos que cancelar tu pedido ${number}. ${money(order)}`,
      ...why,
      ["Si todavía lo quieres o tienes una duda, ", chatLink(order, context), "."],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** Expiry of a cash-on-delivery order that was not confirmed in time. */
export function orderExpired(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (order.status !== "expired" || isOnline(order)) return null;
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: se cerró sin confirmar`,
    title: "Tu pedido se cerró sin confirmar",
    preview: "No se hizo ningún cobro. Puedes pedirlo de nuevo.",
    blocks: [
      `No alcanzamos a confirmar contigo el pedido ${number}, que ibas a pagar al recibir. Lo cerramos y no se hizo ningún cobro.`,
      ["Si todavía lo quieres, vuelve a pedirlo en la tienda o ", chatLink(order, context), "."],
      { type: "button", link: { label: "Volver a la tienda", href: `${context.siteUrl}/tienda` } },
    ],
    reason: REASON,
  };
}
