import { formatCop } from "@/lib/core/money";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { customerStatus } from "../status";

/** WhatsApp message to a customer about an order: status, total and link. */
export function orderChat(order: OrderDetail, url: string, now: number): string {
  const { label, explanation } = customerStatus(order, now);
  const { carrier, trackingNumber } = order;
  return [
    `Hola ${order.customerName}, te escribimos por tu pedido *${orderNumber(order.id)}*.`,
    `Estado: ${label}. ${explanation}`,
    ...(carrier ? [`Lo lleva ${carrier}${trackingNumber ? `, guía ${trackingNumber}` : ""}.`] : []),
    `Total: ${formatCop(order.total)}`,
    `Míralo aquí: ${url}`,
  ].join("\n");
}
