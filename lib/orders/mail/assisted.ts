import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Block, Letter } from "@/lib/mail/types";
import { isCash } from "../methods";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { cashMoment, isCalledOff, isInShop, isPaid } from "../status";
import { chatLink, orderButton } from "./links";
import type { OrderMailContext } from "./types";

const REASON = "Recibes este correo porque nos pediste algo por teléfono o por chat.";

const bill = ({ items, total }: OrderDetail): Block => ({
  type: "bill",
  lines: items.map(({ name, quantity, unitPrice, lineTotal }) => ({
    name,
    detail: `${quantity} x ${formatCop(unitPrice)}`,
    amount: formatCop(lineTotal),
  })),
  sums: [["Total, IVA incluido", formatCop(total)]],
});

/** The link to pay an order that staff placed; null once it is paid or closed. */
export function paymentLink(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (order.status !== "placed" || isPaid(order)) return null;
  const number = orderNumber(order.id);
  const { parent } = order.related;
  const until = order.expiresAt ? ` hasta el ${formatDateTime(order.expiresAt)}` : "";
  return {
    subject: `Pedido ${number}: págalo en línea`,
    title: "Tu pedido está listo para pagar",
    preview: `${formatCop(order.total)}, con tarjeta o PSE.`,
    blocks: [
      `${parent ? `Esto es lo que agregaste a tu pedido ${orderNumber(parent.id)}: te llega con él.` : "Esto es lo que nos pediste."} Puedes pagarlo${until} con tarjeta o PSE.`,
      bill(order),
      orderButton(order, context.siteUrl, "Ver y pagar mi pedido"),
      ["Si algo no está bien, ", chatLink(order, context), " antes de pagar."],
    ],
    reason: REASON,
  };
}

/** Staff changed what an unpaid order has; null once it left the shop, was paid or was closed. */
export function orderChanged(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (isCalledOff(order) || !isInShop(order) || isPaid(order)) return null;
  const number = orderNumber(order.id);
  const total = formatCop(order.total);
  return {
    subject: `Pedido ${number}: cambió lo que lleva`,
    title: "Tu pedido cambió",
    preview: `Ahora suma ${total}.`,
    blocks: [
      `Cambiamos lo que lleva tu pedido ${number}. Así quedó: ${isCash(order) ? `pagas ${total} ${cashMoment(order)}.` : `falta pagar ${total}.`}`,
      bill(order),
      orderButton(order, context.siteUrl, isCash(order) ? "Ver mi pedido" : "Ver y pagar mi pedido"),
      ["Si no pediste este cambio o algo no está bien, ", chatLink(order, context), "."],
    ],
    reason: "Recibes este correo porque tienes un pedido con nosotros.",
  };
}
