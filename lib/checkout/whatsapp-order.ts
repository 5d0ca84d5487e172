import { formatCop } from "@/lib/core/money";
import { METHODS } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/rows";

type Ordered = Pick<
  LinkedOrder,
  | "id"
  | "items"
  | "paymentMethod"
  | "total"
  | "customerName"
  | "customerPhone"
  | "shippingAddress"
  | "device"
  | "fault"
>;

/** Removes line breaks from typed text: a line of its own could fake another total. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** WhatsApp message of a cash-on-delivery order, built from the stored order, with its link. */
export function cashOrderMessage(order: Ordered, url: string): string {
  return [
    `Hola, hice el pedido *${orderNumber(order.id)}* para pagar ${METHODS[order.paymentMethod].short.toLowerCase()}.`,
    `Mi pedido: ${url}`,
    "",
    "*Productos*",
    ...order.items.map(
      ({ quantity, name, unitPrice, lineTotal }) =>
        `• ${quantity} x ${name} (${formatCop(unitPrice)} c/u): ${formatCop(lineTotal)}`,
    ),
    "",
    "Envío: Gratis",
    `*Total: ${formatCop(order.total)}*`,
    "",
    "*Datos de envío*",
    `Nombre: ${oneLine(order.customerName)}`,
    `Dirección: ${oneLine(order.shippingAddress)}`,
    `Celular: ${order.customerPhone}`,
    ...(order.device ? [`Equipo: ${oneLine(order.device)}`, `Falla: ${oneLine(order.fault)}`] : []),
  ].join("\n");
}

/** WhatsApp message of a customer who wants to change the delivery data. */
export function orderChangeMessage(order: Pick<Ordered, "id">): string {
  return `Hola, quiero cambiar los datos de entrega de mi pedido ${orderNumber(order.id)}.`;
}

/** WhatsApp message of a customer who needs help with an order. */
export function orderHelpMessage(order: Pick<Ordered, "id">): string {
  return `Hola, necesito ayuda con mi pedido ${orderNumber(order.id)}.`;
}
