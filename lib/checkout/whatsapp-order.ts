import { formatCop } from "@/lib/core/money";
import { METHODS } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/rows";
import { isPickup } from "@/lib/orders/status";

type Ordered = Pick<
  LinkedOrder,
  | "id"
  | "items"
  | "paymentMethod"
  | "delivery"
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
    `Hola, hice el pedido *${orderNumber(order.id)}* para ${isPickup(order) ? "recoger y pagar en la tienda" : `pagar ${METHODS[order.paymentMethod].short.toLowerCase()}`}.`,
    `Mi pedido: ${url}`,
    "",
    "*Productos*",
    ...order.items.map(
      ({ quantity, name, unitPrice, lineTotal }) =>
        `• ${quantity} x ${name} (${formatCop(unitPrice)} c/u): ${formatCop(lineTotal)}`,
    ),
    "",
    ...(isPickup(order) ? [] : ["Envío: Gratis"]),
    `*Total: ${formatCop(order.total)}*`,
    "",
    isPickup(order) ? "*Quien compra*" : "*Datos de envío*",
    `Nombre: ${oneLine(order.customerName)}`,
    ...(isPickup(order) ? [] : [`Dirección: ${oneLine(order.shippingAddress)}`]),
    `Celular: ${order.customerPhone}`,
    ...(order.device ? [`Equipo: ${oneLine(order.device)}`, `Falla: ${oneLine(order.fault)}`] : []),
  ].join("\n");
}

/** WhatsApp message of a customer who wants to change the delivery data. */
export function orderChangeMessage(order: Pick<Ordered, "id">): string {
  return `Hola, quiero cambiar los datos de entrega de mi pedido ${orderNumber(order.id)}.`;
}

/** WhatsApp message of a customer who wants a pick-up sent instead. */
export function pickupChangeMessage(order: Pick<Ordered, "id">): string {
  return `Hola, mi pedido ${orderNumber(order.id)} es para recoger y prefiero que me lo envíen. Mi dirección es:`;
}

/** WhatsApp message of a customer who needs help with an order. */
export function orderHelpMessage(order: Pick<Ordered, "id">): string {
  return `Hola, necesito ayuda con mi pedido ${orderNumber(order.id)}.`;
}
