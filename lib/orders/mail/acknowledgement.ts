import { DAY, formatDate, formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { DELIVERY_LIMIT, DELIVERY_LIMIT_DAYS, DELIVERY_TIME } from "@/lib/legal/promises";
import type { Block, Letter } from "@/lib/mail/types";
import { isMetropolitan } from "@/lib/places/address";
import { openDays } from "@/lib/settings/hours";
import { arrivalIn } from "../arrival";
import { cardLabel, ORDER_ITEM_LABELS } from "../labels";
import { isCash, methodLabel } from "../methods";
import { orderNumber } from "../order-number";
import { pickupPromise } from "../pickup";
import type { OrderDetail } from "../rows";
import { cashMoment, isCalledOff, isKept, isPaid, isParcelLine, isPickup } from "../status";
import { chatLink, orderButton } from "./links";
import { shopBlocks } from "./pickup";
import { hasType, rightsBlocks } from "./rights";
import type { OrderMailContext } from "./types";

type State = "cash" | "paid" | "review";

/** State of the order for the acknowledgement; null when there is nothing to acknowledge. */
function stateOf(order: OrderDetail): State | null {
  if (isCalledOff(order)) return null;
  if (isCash(order)) return "cash";
  if (isPaid(order)) return "paid";
  return order.paymentStatus === "pending" ? "review" : null;
}

const TITLES: Record<State, string> = {
  cash: "Recibimos tu pedido",
  paid: "Recibimos tu pedido y tu pago",
  review: "Recibimos tu pedido; tu pago está en revisión",
};

function intro(order: OrderDetail, state: State, total: string): string {
  if (state === "cash" && order.status !== "placed")
    return `Gracias por comprar con nosotros. Tu pedido está confirmado: pagas ${total} ${cashMoment(order)}.`;
  if (state === "cash")
    return `Gracias por comprar con nosotros. Te escribimos cuando lo confirmemos, y pagas ${total} ${cashMoment(order)}.`;
  if (state === "paid") return "Gracias por comprar con nosotros. Tu pago está aprobado.";
  return "Gracias por comprar con nosotros. Tu banco o Mercado Pago todavía revisa el pago: no lo repitas. Te guardamos lo que pediste y te escribimos apenas haya respuesta.";
}

function payment(order: OrderDetail, state: State): string {
  if (state === "cash")
    return order.paymentStatus === "paid"
      ? "Pagado"
      : `Pendiente: pagas al ${isPickup(order) ? "recoger" : "recibir"}`;
  if (state === "review") return "En revisión: todavía no está aprobado";
  const attempt = order.payments.findLast(({ status }) => status === "approved");
  return attempt ? `Aprobado, ${cardLabel(attempt.method, attempt.lastFour)}` : "Aprobado";
}

/** From when it can be fetched, and where; of a payment under review only the latter. */
function pickup(order: OrderDetail, context: OrderMailContext): Block[] {
  const from = pickupPromise(order, context.shop, context.now);
  return [
    { type: "heading", text: "Recoger en la tienda" },
    `${from ? `${from} ` : ""}Te escribimos cuando esté listo, con el código para recogerlo: espera ese correo antes de venir.`,
    ...shopBlocks(context),
  ];
}

/** The shipping address was typed by the buyer: included only when the e-mail is verified as theirs. */
function delivery(order: OrderDetail, context: OrderMailContext): Block[] {
  const { data, shop } = context;
  if (!order.items.some(isParcelLine)) return [];
  if (isPickup(order)) return pickup(order, context);
  const last = new Date(Date.parse(order.createdAt) + DELIVERY_LIMIT_DAYS * DAY).toISOString();
  return [
    { type: "heading", text: "Entrega" },
    ...(data.proved
      ? [{ type: "facts" as const, rows: [["Dirección de entrega", order.shippingAddress] as const] }]
      : ["La dirección de entrega está en la página de tu pedido."]),
    `${arrival(order, shop)} En todo caso, a más tardar el ${formatDate(last)} (${DELIVERY_LIMIT}): si no podemos cumplir, puedes terminar la compra y te devolvemos todo lo pagado.`,
  ];
}

/** When the parcel arrives; the days count from the payment, or from the order when it is paid on delivery. */
function arrival(order: OrderDetail, shop: OrderMailContext["shop"]): string {
  const { municipality } = order;
  if (municipality && isMetropolitan(municipality)) return `Te lo entregamos en ${DELIVERY_TIME}.`;
  const since = isCash(order) ? order.createdAt : order.paidAt;
  const there = municipality && since && arrivalIn(municipality, shop, Date.parse(since));
  return there ? `Llega ${there.text}, con número de guía.` : "Va con transportadora y número de guía.";
}

function codes(order: OrderDetail, state: State): Block[] {
  const bought = order.items.filter((item) => item.type === "product" && !isParcelLine(item) && isKept(item));
  if (bought.length === 0) return [];
  const names = bought.map(({ name }) => `«${name}»`).join(" y ");
  const when = state === "paid" ? "en nuestro horario" : "cuando el pago esté aprobado";
  return [
    { type: "heading", text: bought.length === 1 ? "Tu código" : "Tus códigos" },
    `${names}: te lo enviamos por WhatsApp al celular de tu pedido, ${when}.`,
  ];
}

function courses(order: OrderDetail, state: State, siteUrl: string): Block[] {
  const bought = order.items.filter(({ type }) => type === "course");
  if (bought.length === 0) return [];
  const link = { label: "Mis Cursos", href: `${siteUrl}/dashboard/cursos` };
  return [
    { type: "heading", text: "Tus cursos" },
    ...(state === "paid"
      ? [
          "Ya tienes acceso con tu cuenta. Si compraste sin cuenta, créala con este mismo correo y ahí estarán.",
          {
            type: "list" as const,
            items: bought.map(({ name, slug }) => [
              { label: `Empezar ${name}`, href: `${siteUrl}/curso/${slug}` },
            ]),
          },
        ]
      : [["Tienes acceso en ", link, " apenas recibamos tu pago."]]),
  ];
}

function services(order: OrderDetail, context: OrderMailContext): Block[] {
  const repair = order.items.find(({ type }) => type === "repair");
  if (!repair && !hasType(order, "service")) return [];
  const { address, city } = context.shop;
  return [
    { type: "heading", text: repair ? "Tu reparación" : "Tu servicio" },
    repair
      ? [
          "El taller sigue con tu equipo. Mira cada paso en ",
          { label: "Mis Servicios", href: `${context.siteUrl}/servicios-tecnicos/${repair.slug}` },
          " o con el enlace de tu reparación. La garantía empieza cuando te lo entregamos.",
        ]
      : [
          `Qué sigue: trae tu equipo a ${[address, city].filter(Boolean).join(", ")}, de ${openDays(context.shop)}, con el número de este pedido. Para acordar el día o que lo recojamos, `,
          chatLink(order, context),
          ". La garantía empieza cuando te entregamos tu equipo.",
        ],
  ];
}

/**
 * Acknowledgement of an order with the contents the law requires (Ley 1480, art. 50 c, d): items, prices, payment
 * method, delivery and withdrawal. Null when there is nothing to acknowledge any more.
 */
export function acknowledgement(order: OrderDetail, context: OrderMailContext): Letter | null {
  const { siteUrl } = context;
  const state = stateOf(order);
  if (!state) return null;
  const number = orderNumber(order.id);
  const total = formatCop(order.total);
  const shipping = order.items.some(isParcelLine) && !isPickup(order) ? [["Envío", "Gratis"] as const] : [];
  return {
    subject: `Pedido ${number}: ${TITLES[state].toLowerCase()}`,
    title: TITLES[state],
    preview: `${total}, IVA incluido. Aquí están el resumen, la entrega y tus derechos.`,
    blocks: [
      intro(order, state, total),
      {
        type: "facts",
        rows: [
          ["Número de pedido", number],
          ["Fecha del pedido", formatDateTime(order.createdAt)],
          ["Medio de pago", methodLabel(order)],
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
      orderButton(order, siteUrl),
      ...delivery(order, context),
      ...codes(order, state),
      ...courses(order, state, siteUrl),
      ...services(order, context),
      ...rightsBlocks(order, siteUrl),
    ],
    reason: "Recibes este correo porque hiciste un pedido. Guárdalo: es la constancia de tu compra.",
  };
}
