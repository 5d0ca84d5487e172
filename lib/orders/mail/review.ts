import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { canPay, isPaid } from "../status";
import { orderLink } from "./rights";
import type { OrderMailContext } from "./types";

const REASON = "Recibes este correo porque el pago de tu pedido estaba en revisión.";

/** A payment under review was approved; null when it was refunded since. */
export function reviewApproved(order: OrderDetail, { siteUrl }: OrderMailContext): Letter | null {
  if (!isPaid(order)) return null;
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: tu pago fue aprobado`,
    title: "Tu pago fue aprobado",
    preview: `Seguimos con tu pedido de ${formatCop(order.total)}.`,
    blocks: [
      `Terminó la revisión: recibimos tu pago de ${formatCop(order.total)} y seguimos con tu pedido ${number}. No tienes que hacer nada más.`,
      { type: "button", link: { label: "Ver mi pedido", href: orderLink(siteUrl, order) } },
    ],
    reason: REASON,
  };
}

/** A payment under review was rejected; null when the order was paid meanwhile. */
export function reviewRejected(order: OrderDetail, { siteUrl, now }: OrderMailContext): Letter | null {
  if (order.paymentStatus !== "rejected") return null;
  const number = orderNumber(order.id);
  const isOpen = canPay(order, now);
  return {
    subject: `Pedido ${number}: tu pago no pasó`,
    title: "Tu pago no pasó",
    preview: "No se hizo ningún cobro.",
    blocks: [
      `El pago de tu pedido ${number} no fue aprobado y no se hizo ningún cobro.`,
      isOpen
        ? "Si todavía lo quieres, abre tu pedido e inténtalo de nuevo con otro medio de pago: por unos minutos todavía se puede pagar."
        : "La reserva terminó. Si todavía lo quieres, vuelve a pedirlo en la tienda.",
      {
        type: "button",
        link: isOpen
          ? { label: "Intentar de nuevo", href: orderLink(siteUrl, order) }
          : { label: "Volver a la tienda", href: `${siteUrl}/tienda` },
      },
    ],
    reason: REASON,
  };
}
