import { formatDate, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { findCarrier, trackingUrl } from "../carrier";
import { isCash } from "../methods";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { isCalledOff, isInShop, isKept, isOnlyCodes, isPaid, isParcelLine, isPickup } from "../status";
import { chatLink, orderButton } from "./links";
import { hasType } from "./rights";
import type { OrderMailContext } from "./types";

const REASON = "Recibes este correo porque hiciste un pedido.";

/** Amount to pay on delivery. */
function dueOnDelivery(order: OrderDetail): string {
  return isCash(order) && order.paymentStatus === "unpaid"
    ? ` Ten listos ${formatCop(order.total)}: los pagas al recibir.`
    : "";
}

/** Sent separately from the parcel: digital codes, once they are paid. */
function codesApart(order: OrderDetail): string {
  const codes = order.items.filter((item) => item.type === "product" && !isParcelLine(item) && isKept(item));
  if (codes.length === 0) return "";
  const what = codes.length === 1 ? "El código" : "Los códigos";
  const comes = codes.length === 1 ? "te llega" : "te llegan";
  return ` ${what} de ${codes.map(({ name }) => `«${name}»`).join(" y ")} ${comes} aparte, por WhatsApp${isPaid(order) ? "" : ", cuando lo pagues"}.`;
}

/** A cash-on-delivery order was confirmed; null once it was shipped or cancelled. */
export function orderConfirmed(order: OrderDetail, { siteUrl }: OrderMailContext): Letter | null {
  if (order.status !== "confirmed" || !isInShop(order)) return null;
  const number = orderNumber(order.id);
  const when = isPickup(order) ? "cuando lo recojas" : "cuando lo recibas";
  const done = isPickup(order) ? "te escribimos cuando esté listo" : "te escribimos cuando salga";
  const next = hasType(order, "product") ? `Lo estamos preparando y ${done}.` : "";
  return {
    subject: `Pedido ${number}: confirmado`,
    title: "Confirmamos tu pedido",
    preview: `Pagas ${formatCop(order.total)} ${when}.`,
    blocks: [
      `Tu pedido ${number} quedó confirmado. ${next} Pagas ${formatCop(order.total)} ${when}.${codesApart(order)}`.replace(
        "  ",
        " ",
      ),
      orderButton(order, siteUrl),
    ],
    reason: REASON,
  };
}

/** Staff corrected the delivery data; null once it was shipped or cancelled. Unverified addresses get no typed data. */
export function orderCorrected(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (isCalledOff(order) || !isInShop(order)) return null;
  const number = orderNumber(order.id);
  const before = isOnlyCodes(order)
    ? "antes de que te enviemos el código"
    : isPickup(order)
      ? "antes de que lo recojan"
      : "antes de que salga";
  const { customerName, customerPhone, shippingAddress } = order;
  return {
    subject: `Pedido ${number}: corregimos los datos de entrega`,
    title: "Corregimos los datos de entrega",
    preview: `Revisa que todo esté bien ${before}.`,
    blocks: [
      `Cambiamos los datos de entrega de tu pedido ${number}. ${context.data.proved ? "Así quedaron:" : "Míralos en la página de tu pedido."}`,
      ...(context.data.proved
        ? [
            {
              type: "facts" as const,
              rows: [
                ["A nombre de", customerName] as const,
                ["Celular", customerPhone] as const,
                ...(shippingAddress ? [["Dirección", shippingAddress] as const] : []),
              ],
            },
          ]
        : []),
      ["Si no pediste este cambio o algo no está bien, ", chatLink(order, context), ` ${before}.`],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** Shipped, with carrier and tracking number; null when it was returned or delivered already. */
export function orderShipped(order: OrderDetail, { siteUrl, data, shop }: OrderMailContext): Letter | null {
  if (!["shipped", "in_transit", "out_for_delivery"].includes(order.shippingStatus)) return null;
  const number = orderNumber(order.id);
  const { carrier, trackingNumber, estimatedDelivery } = order;
  const tracking = trackingUrl(shop.carriers, carrier, trackingNumber);
  const phone = findCarrier(shop.carriers, carrier)?.phone;
  return {
    subject: `Pedido ${number}: ${data.corrects ? "este es el número de guía correcto" : "va en camino"}`,
    title: data.corrects ? "Corregimos el número de guía" : "Tu pedido va en camino",
    preview: carrier ? `Lo lleva ${carrier}.` : "Ya salió de nuestra tienda.",
    blocks: [
      data.corrects
        ? `El número de guía que te enviamos antes tenía un error. Estos son los datos de tu pedido ${number}:`
        : `Tu pedido ${number} ya salió de nuestra tienda.${dueOnDelivery(order)}${codesApart(order)}`,
      {
        type: "facts",
        rows: [
          ...(carrier ? [["Transportadora", carrier] as const] : []),
          ...(phone ? [["Teléfono de la transportadora", phone] as const] : []),
          ...(trackingNumber ? [["Número de guía", trackingNumber] as const] : []),
          ...(estimatedDelivery ? [["Entrega estimada", formatDate(estimatedDelivery)] as const] : []),
        ],
      },
      ...(tracking
        ? [["También puedes mirarlo en ", { label: `la página de ${carrier}`, href: tracking }, "."]]
        : []),
      orderButton(order, siteUrl, "Seguir mi pedido"),
    ],
    reason: REASON,
  };
}

/** Digital codes were sent: what to do when one is missing or does not work. */
function codesSent(order: OrderDetail, context: OrderMailContext): Letter {
  const number = orderNumber(order.id);
  const isOne = order.items.filter((item) => item.type === "product" && isKept(item)).length === 1;
  const arrived = isOne ? "tu código está en tu WhatsApp" : "tus códigos están en tu WhatsApp";
  return {
    subject: `Pedido ${number}: ${arrived}`,
    title: `T${arrived.slice(1)}`,
    preview: "Si no lo ves o no funciona, escríbenos.",
    blocks: [
      `Enviamos ${isOne ? "el código" : "los códigos"} de tu pedido ${number} por WhatsApp, al celular de tu pedido${order.deliveredAt ? `, el ${formatDate(order.deliveredAt)}` : ""}. ¡Que lo disfrutes!`,
      ["Si no te llegó o no funciona, ", chatLink(order, context), " y lo resolvemos."],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** Delivered: terms and warranty start. Null when the delivery was reverted or the money refunded. */
export function orderDelivered(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (order.shippingStatus !== "delivered" || order.paymentStatus === "refunded") return null;
  if (isOnlyCodes(order)) return codesSent(order, context);
  const number = orderNumber(order.id);
  const until = order.withdrawal.lines
    .flatMap(({ deadline, refusal }) => (refusal ? [] : (deadline ?? [])))
    .toSorted()[0];
  const isFetched = isPickup(order);
  const who = order.collectorName && context.data.proved ? ` a ${order.collectorName}` : "";
  return {
    subject: `Pedido ${number}: entregado`,
    title: isFetched ? "Entregamos tu pedido en la tienda" : "Tu pedido ya está contigo",
    preview: "Guarda este correo: desde hoy cuentan tu garantía y tu derecho de retracto.",
    blocks: [
      isFetched
        ? `Entregamos tu pedido ${number}${who} en nuestra tienda${order.deliveredAt ? ` el ${formatDate(order.deliveredAt)}` : ""}. ¡Que lo disfrutes!`
        : `Marcamos tu pedido ${number} como entregado${order.deliveredAt ? ` el ${formatDate(order.deliveredAt)}` : ""}. ¡Que lo disfrutes!`,
      {
        type: "list",
        items: [
          [
            isFetched
              ? "Si no fuiste tú quien lo recogió o algo está mal, "
              : "Si no lo has recibido o llegó mal, ",
            chatLink(order, context),
            " y lo resolvemos.",
          ],
          ...(until
            ? [`Puedes arrepentirte de la compra hasta el ${formatDay(until)}, desde la página de tu pedido.`]
            : []),
          "Tu garantía empieza a contar desde la entrega.",
        ],
      },
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}
