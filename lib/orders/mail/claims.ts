import { formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { COMPLAINT_TERM, REFUND_TERM } from "@/lib/legal/promises";
import type { Block, Letter } from "@/lib/mail/types";
import { refundTarget } from "../labels";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { chatLink, orderButton } from "./links";
import { hasType } from "./rights";
import type { OrderMailContext } from "./types";

const answer = (text: string): Block[] =>
  text ? ["Esto te respondemos:", { type: "quote", text: text }] : [];

/** Mail about a received or decided withdrawal; null when its state has changed since, except that an accepted one may already be refunded. */
export function withdrawalLetter(order: OrderDetail, context: OrderMailContext): Letter | null {
  const { data, siteUrl } = context;
  const request = order.withdrawal.requests.find(({ id }) => id === data.id);
  if (!request) return null;
  const isPaid = data.state === "aceptado" && request.state === "reembolsado";
  if (request.state !== data.state && !isPaid) return null;
  const number = orderNumber(order.id);
  const sum = formatCop(request.amount);
  const reason = "Recibes este correo porque pediste el retracto de una compra.";
  const names = order.items.filter(({ id }) => request.itemIds.includes(id)).map(({ name }) => name);
  const facts: Block = {
    type: "facts",
    rows: [
      ["Número de pedido", number],
      ["Qué devuelves", names.join(", ")],
      ["Valor", sum],
    ],
  };
  if (data.state === "solicitado")
    return {
      subject: `Pedido ${number}: recibimos tu retracto`,
      title: "Recibimos tu solicitud de retracto",
      preview: `La respondemos y te devolvemos ${sum} a más tardar el ${formatDay(request.refundBy)}.`,
      blocks: [
        `La revisamos y te respondemos a este correo. Si todo está en orden, te devolvemos el dinero a más tardar el ${formatDay(request.refundBy)} (${REFUND_TERM}).`,
        facts,
        ...(hasType(order, "product")
          ? [["Para acordar cómo nos devuelves lo que recibiste, ", chatLink(order, context), "."]]
          : []),
        orderButton(order, siteUrl),
      ],
      reason,
    };
  if (data.state === "rechazado")
    return {
      subject: `Pedido ${number}: respuesta a tu retracto`,
      title: "No podemos aceptar tu retracto",
      preview: "Aquí está el motivo, y qué puedes hacer.",
      blocks: [
        `Revisamos el retracto de tu pedido ${number} y no lo podemos aceptar.`,
        ...answer(request.answer),
        [
          "Si no estás de acuerdo, presenta un reclamo ",
          { label: "en línea", href: `${siteUrl}/peticiones` },
          `: te damos un número de radicado y te respondemos en máximo ${COMPLAINT_TERM}.`,
        ],
        orderButton(order, siteUrl),
      ],
      reason,
    };
  return {
    subject: `Pedido ${number}: aceptamos tu retracto`,
    title: "Aceptamos tu retracto",
    preview: `Te devolvemos ${sum} a más tardar el ${formatDay(request.refundBy)}.`,
    blocks: [
      isPaid
        ? `Aceptamos tu retracto y ya te devolvimos ${sum}.`
        : `Aceptamos tu retracto. Te devolvemos ${sum} a más tardar el ${formatDay(request.refundBy)} y te escribimos cuando salgan.`,
      facts,
      ...answer(request.answer),
      orderButton(order, siteUrl),
    ],
    reason,
  };
}

/** Mail about a received or decided payment reversal, with the same rule. */
export function reversalLetter(order: OrderDetail, context: OrderMailContext): Letter | null {
  const { data, siteUrl } = context;
  const request = order.reversal.requests.find(({ id }) => id === data.id);
  if (!request) return null;
  const isPaid = data.state === "aceptada" && request.state === "reembolsada";
  if (request.state !== data.state && !isPaid) return null;
  const sum = formatCop(request.amount);
  const { number } = request;
  const reason = "Recibes este correo porque pediste la reversión de un pago.";
  const facts: Block = {
    type: "facts",
    rows: [
      ["Número de la reversión", number],
      ["Número de pedido", orderNumber(order.id)],
      ["Valor", sum],
    ],
  };
  if (data.state === "solicitada")
    return {
      subject: `${number}: recibimos tu solicitud de reversión`,
      title: "Recibimos tu solicitud de reversión",
      preview: `Te respondemos a más tardar el ${formatDay(request.respondBy)}.`,
      blocks: [
        `La revisamos y te respondemos a este correo a más tardar el ${formatDay(request.respondBy)}.`,
        facts,
        ...(request.issuerTold
          ? []
          : [`Avisa también a tu banco: tienes hasta el ${formatDay(request.deadline)}.`]),
        orderButton(order, siteUrl),
      ],
      reason,
    };
  const isAccepted = data.state === "aceptada";
  const target = refundTarget(order.reversal.method, order.reversal.lastFour);
  return {
    subject: `${number}: ${isAccepted ? "aceptamos la reversión" : "respuesta a tu reversión"}`,
    title: isAccepted ? "Aceptamos la reversión de tu pago" : "No podemos aceptar la reversión",
    preview: isAccepted ? `Te devolvemos ${sum}.` : "Aquí está el motivo, y qué puedes hacer.",
    blocks: [
      isAccepted
        ? isPaid
          ? `Aceptamos la reversión y ya devolvimos ${sum}.`
          : `Aceptamos la reversión: devolvemos ${sum} ${target} y te escribimos cuando salgan.`
        : `Revisamos la reversión ${number} y no la podemos aceptar.`,
      facts,
      ...answer(request.answer),
      ...(isAccepted
        ? []
        : [
            [
              "Si no estás de acuerdo, presenta un reclamo ",
              { label: "en línea", href: `${siteUrl}/peticiones` },
              " o acude a la Superintendencia de Industria y Comercio.",
            ],
          ]),
      orderButton(order, siteUrl),
    ],
    reason,
  };
}
