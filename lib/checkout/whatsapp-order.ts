import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/types";

type Ordered = Pick<
  LinkedOrder,
  "id" | "items" | "total" | "customerName" | "customerPhone" | "shippingAddress"
>;

/** What somebody typed, on one line: a line of its own could say another total. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The message of an order that is paid on delivery, with what the database wrote down and the way back to it. */
export function cashOrderMessage(order: Ordered, url: string): string {
  return [
    `Hola, hice el pedido *${orderNumber(order.id)}* para pagar contra entrega.`,
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
  ].join("\n");
}

/** The message of somebody who needs help with an order. */
export function orderHelpMessage(order: Pick<Ordered, "id">): string {
  return `Hola, necesito ayuda con mi pedido ${orderNumber(order.id)}.`;
}
