import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { customerStatus, isPickup } from "../status";

/** WhatsApp message with the link to pay an order that staff placed. */
export function paymentChat(order: OrderDetail, url: string): string {
  const isKept = order.items.some(({ type }) => type === "product") && order.expiresAt;
  return [
    `Hola ${order.customerName}, este es tu pedido *${orderNumber(order.id)}*:`,
    ...order.items.map(({ quantity, name }) => `${quantity} x ${name}`),
    `Total: ${formatCop(order.total)}${isPickup(order) ? "" : ", con envío"}`,
    `Págalo aquí con tarjeta o PSE: ${url}`,
    ...(isKept ? [`Hasta el ${formatDateTime(order.expiresAt as string)} te lo guardamos.`] : []),
  ].join("\n");
}

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
