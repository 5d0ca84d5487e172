import { directionsUrl } from "@/lib/content/map";
import { formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { PICKUP_TIME } from "@/lib/legal/promises";
import type { Block, Letter } from "@/lib/mail/types";
import { openDays } from "@/lib/settings/hours";
import { isCash, isOnline } from "../methods";
import { orderNumber } from "../order-number";
import { shopPlace, spacedCode } from "../pickup";
import type { OrderDetail } from "../rows";
import { isCalledOff, isInShop, isPickup } from "../status";
import { chatLink, orderButton } from "./links";
import type { OrderMailContext, OrderWriter } from "./types";

const REASON = "Recibes este correo porque hiciste un pedido para recoger en nuestra tienda.";

/** Where, when and with what an order is fetched. */
export function shopBlocks({ shop }: Pick<OrderMailContext, "shop">): Block[] {
  return [
    [
      `Estamos en ${shopPlace(shop)}: `,
      { label: "cómo llegar", href: directionsUrl(shop) },
      `. Atendemos de ${openDays(shop)}; domingos y festivos cerramos.`,
    ],
  ];
}

const owed = (order: OrderDetail): string =>
  isCash(order) && order.paymentStatus === "unpaid"
    ? ` Pagas ${formatCop(order.total)} al recogerlo: efectivo, transferencia o tarjeta.`
    : "";

/** The code, or what replaces it, and who may come. */
function codeBlocks({ pickup }: OrderDetail): Block[] {
  if (!pickup?.code)
    return ["Quien venga por él muestra su documento: su nombre y su número quedan anotados."];
  return [
    { type: "heading", text: `Tu código: ${spacedCode(pickup.code)}` },
    "Muéstralo en el mostrador. Si va otra persona, dale el código; si no lo tiene, que lleve su documento.",
  ];
}

const waiting =
  (title: string, first: (order: OrderDetail, until: string) => string): OrderWriter =>
  (order, context) => {
    const { pickup } = order;
    if (!pickup?.isOpen) return null;
    const number = orderNumber(order.id);
    const until = formatDay(pickup.until);
    return {
      subject: `Pedido ${number}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
      title,
      preview: `Recógelo en ${shopPlace(context.shop)} hasta el ${until}.`,
      blocks: [
        `${first(order, until)}${owed(order)}`,
        ...codeBlocks(order),
        ...shopBlocks(context),
        orderButton(order, context.siteUrl),
        ["¿No puedes venir o prefieres que te lo enviemos? ", chatLink(order, context), "."],
      ],
      reason: REASON,
    };
  };

/** Ready in the shop; null when it was handed over, taken back or is blocked. */
export const orderReady = waiting(
  "Ya está listo",
  (order, until) =>
    `Tu pedido ${orderNumber(order.id)} te espera en nuestra tienda. Tienes hasta el ${until} para recogerlo.`,
);

/** A reminder of the same. */
export const orderWaiting = waiting(
  "Tu pedido te espera",
  (order, until) =>
    `Tu pedido ${orderNumber(order.id)} sigue en nuestra tienda. Si nadie lo recoge hasta el ${until}, lo cancelamos${order.paymentStatus === "unpaid" ? "" : " y te devolvemos el dinero"}.`,
);

/** The code was typed wrong too often; null once the order left. */
export function orderLocked(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (order.pickup?.tries !== 0) return null;
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: tu código ya no sirve`,
    title: "El código de tu pedido ya no sirve",
    preview: "Alguien lo escribió mal cinco veces. Recógelo con tu documento.",
    blocks: [
      `En nuestro mostrador se escribió mal cinco veces el código de tu pedido ${number}, así que ya no sirve. Quien venga por él debe mostrar su documento: su nombre y su número quedan anotados.`,
      ["Si no sabes quién fue, ", chatLink(order, context), "."],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** What happens to the money of an order that nobody fetched. */
function moneyBack(order: OrderDetail, isCancelled: boolean): string {
  const sum = formatCop(order.total);
  if (order.paymentStatus === "unpaid") return "No se hizo ningún cobro.";
  if (isOnline(order))
    return isCancelled
      ? "Te devolvimos lo que pagaste, al mismo medio de pago."
      : "Te devolvemos todo lo que pagaste, al mismo medio de pago, y te escribimos cuando salga.";
  return `Recibimos ${sum} por él: dinos cómo prefieres que te los devolvamos.`;
}

/** Nobody fetched it in time; null when it was handed over after all. */
export function orderUnclaimed(order: OrderDetail, context: OrderMailContext): Letter | null {
  const isCancelled = isCalledOff(order);
  if (!isCancelled && order.shippingStatus !== "ready") return null;
  const number = orderNumber(order.id);
  const money = moneyBack(order, isCancelled);
  const isKept = !isCancelled && !isOnline(order);
  const title = isKept ? "No recogiste tu pedido" : "No lo recogiste: lo cancelamos";
  return {
    subject: `Pedido ${number}: ${isKept ? "no lo recogiste" : "lo cancelamos porque no lo recogiste"}`,
    title,
    preview: money,
    blocks: [
      `Tu pedido ${number} esperó ${PICKUP_TIME} en nuestra tienda y nadie lo recogió. ${money}`,
      [
        isKept ? "Para eso, o si todavía lo quieres, " : "Si todavía lo quieres o tienes una duda, ",
        chatLink(order, context),
        ".",
      ],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** It changed between a parcel and a pick-up; null once it left the shop. Unverified addresses get no typed data. */
export function orderSwitched(order: OrderDetail, context: OrderMailContext): Letter | null {
  if (isCalledOff(order) || !isInShop(order)) return null;
  const number = orderNumber(order.id);
  const toShop = isPickup(order);
  const title = toShop ? "Ahora lo recoges en la tienda" : "Ahora te lo enviamos";
  return {
    subject: `Pedido ${number}: ${title.toLowerCase()}`,
    title,
    preview: "El precio no cambia.",
    blocks: [
      toShop
        ? `Tu pedido ${number} ya no va a una dirección: lo recoges en nuestra tienda. Borramos la dirección, el precio no cambia y te escribimos cuando esté listo.`
        : `Tu pedido ${number} ya no se recoge en la tienda: va a tu dirección. El precio no cambia y te escribimos cuando salga.`,
      ...(toShop
        ? shopBlocks(context)
        : context.data.proved
          ? [{ type: "facts" as const, rows: [["Dirección", order.shippingAddress] as const] }]
          : ["La dirección está en la página de tu pedido."]),
      ["Si no pediste este cambio, ", chatLink(order, context), "."],
      orderButton(order, context.siteUrl),
    ],
    reason: REASON,
  };
}
