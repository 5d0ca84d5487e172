import { formatDate, formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Block, Letter } from "@/lib/mail/types";
import { cardLabel, METHOD_LABELS, ORDER_ITEM_LABELS } from "../labels";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../types";
import { hasType, orderLink, rightsBlocks } from "./rights";

const LONGEST_DELIVERY_MS = 30 * 86_400_000;

type State = "cash" | "paid" | "review";

/** How the order stands, as far as there is something to acknowledge; null when it is over or nobody has paid it. */
function stateOf({ status, paymentMethod, paymentStatus }: OrderDetail): State | null {
  if (status === "cancelled" || status === "expired") return null;
  if (paymentMethod === "contra_entrega") return "cash";
  if (paymentStatus === "paid" || paymentStatus === "partially_refunded") return "paid";
  return paymentStatus === "pending" ? "review" : null;
}

const TITLES: Record<State, string> = {
  cash: "Recibimos tu pedido",
  paid: "Recibimos tu pedido y tu pago",
  review: "Recibimos tu pedido; tu pago está en revisión",
};

function intro(state: State, total: string): string {
  if (state === "cash")
    return `Gracias por comprar con nosotros. Te escribimos para coordinar la entrega y pagas ${total} cuando lo recibas.`;
  if (state === "paid") return "Gracias por comprar con nosotros. Tu pago está aprobado.";
  return "Gracias por comprar con nosotros. Tu banco o Mercado Pago todavía revisa el pago: no lo repitas. Te guardamos lo que pediste y te escribimos apenas haya respuesta.";
}

function payment(order: OrderDetail, state: State): string {
  if (state === "cash") return order.paymentStatus === "paid" ? "Pagado" : "Pendiente: pagas al recibir";
  if (state === "review") return "En revisión: todavía no está aprobado";
  const attempt = order.payments.findLast(({ status }) => status === "approved");
  return attempt ? `Aprobado, ${cardLabel(attempt.method, attempt.lastFour)}` : "Aprobado";
}

function delivery(order: OrderDetail): Block[] {
  if (!hasType(order, "product")) return [];
  const last = new Date(Date.parse(order.createdAt) + LONGEST_DELIVERY_MS).toISOString();
  return [
    { type: "heading", text: "Entrega" },
    { type: "facts", rows: [["Dirección de entrega", order.shippingAddress]] },
    {
      type: "paragraph",
      words: `En Medellín y su área metropolitana entregamos en 24 a 48 horas. En cualquier otro lugar, y en todo caso, a más tardar el ${formatDate(last)} (30 días calendario): si no podemos cumplir, puedes terminar la compra y te devolvemos todo lo pagado.`,
    },
  ];
}

function courses(order: OrderDetail, state: State, siteUrl: string): Block[] {
  if (!hasType(order, "course")) return [];
  const link = { label: "Mis Cursos", href: `${siteUrl}/dashboard/cursos` };
  return [
    { type: "heading", text: "Tus cursos" },
    {
      type: "paragraph",
      words:
        state === "paid"
          ? [
              "Ya tienes acceso: entra a ",
              link,
              " con tu cuenta. Si compraste sin cuenta, créala con este mismo correo y ahí estarán.",
            ]
          : ["Tienes acceso en ", link, " apenas recibamos tu pago."],
    },
  ];
}

function services(order: OrderDetail, siteUrl: string): Block[] {
  const repair = order.items.find(({ type }) => type === "repair");
  if (!repair && !hasType(order, "service")) return [];
  return [
    { type: "heading", text: repair ? "Tu reparación" : "Tu servicio" },
    {
      type: "paragraph",
      words: repair
        ? [
            "El taller sigue con tu equipo. Mira cada paso en ",
            { label: "Mis Servicios", href: `${siteUrl}/servicios-tecnicos/${repair.slug}` },
            " o con el enlace de tu comprobante de recepción. La garantía empieza cuando te lo entregamos.",
          ]
        : "Te escribimos para acordar cuándo lo hacemos. La garantía empieza cuando te entregamos tu equipo.",
    },
  ];
}

/**
 * The acknowledgement of an order, with what the law wants in it (Ley 1480, art. 50 c, d): what, how many, at what price,
 * how it is paid, when it comes and how to step back. Null when there is nothing to acknowledge any more.
 */
export function acknowledgement(order: OrderDetail, siteUrl: string): Letter | null {
  const state = stateOf(order);
  if (!state) return null;
  const number = orderNumber(order.id);
  const total = formatCop(order.total);
  const shipping = hasType(order, "product") ? [["Envío", "Gratis"] as const] : [];
  return {
    subject: `Pedido ${number}: ${TITLES[state].toLowerCase()}`,
    title: TITLES[state],
    preview: `${total}, IVA incluido. Aquí están el resumen, la entrega y tus derechos.`,
    blocks: [
      { type: "paragraph", words: intro(state, total) },
      {
        type: "facts",
        rows: [
          ["Número de pedido", number],
          ["Fecha del pedido", formatDateTime(order.createdAt)],
          ["Forma de pago", METHOD_LABELS[order.paymentMethod]],
          ["Estado del pago", payment(order, state)],
        ],
      },
      {
        type: "bill",
        lines: order.items.map(({ type, name, quantity, unitPrice, lineTotal }) => ({
          name,
          detail: `${ORDER_ITEM_LABELS[type]} · ${quantity} x ${formatCop(unitPrice)}`,
          amount: formatCop(lineTotal),
        })),
        sums: [...shipping, ["Total, IVA incluido", total]],
      },
      { type: "button", link: { label: "Ver mi pedido", href: orderLink(siteUrl, order) } },
      ...delivery(order),
      ...courses(order, state, siteUrl),
      ...services(order, siteUrl),
      ...rightsBlocks(order, siteUrl),
    ],
    reason: "Recibes este correo porque hiciste un pedido. Guárdalo: es la constancia de tu compra.",
  };
}
