import { formatDateTime } from "@/lib/core/dates";
import { SHIPPING_LABELS } from "./labels";
import { isCash, isOnline, METHODS } from "./methods";
import type { Order, OrderItem } from "./rows";

type Line = Pick<OrderItem, "type" | "quantity" | "refunded"> & { isCode?: boolean };
type States = Pick<
  Order,
  "status" | "paymentMethod" | "paymentStatus" | "shippingStatus" | "expiresAt" | "openReversal"
> & {
  /** A payment attempt was sent to the provider and its outcome is unknown. */
  isPaymentInFlight?: boolean;
  /** Present only where it matters: false when stock is taken at payment instead of when the order is placed. */
  hasReservation?: boolean;
  delivery?: Order["delivery"];
  channel?: Order["channel"];
  items?: Line[];
};

export type Tone = "neutral" | "progress" | "success" | "danger";
export type CustomerStatus = { label: string; tone: Tone; explanation: string };

const say = (label: string, tone: Tone, explanation: string): CustomerStatus => ({
  label,
  tone,
  explanation,
});

const isUnpaid = ({ paymentStatus, isPaymentInFlight = false }: States): boolean =>
  !isPaymentInFlight && (paymentStatus === "unpaid" || paymentStatus === "rejected");

/** Paid, also when a part was refunded. */
export const isPaid = ({ paymentStatus }: Pick<Order, "paymentStatus">): boolean =>
  paymentStatus === "paid" || paymentStatus === "partially_refunded";

/** Placed by staff for a call or a chat. */
export const isAssisted = ({ channel }: Partial<Pick<Order, "channel">>): boolean => channel === "asistida";

/** Cancelled or expired. */
export const isCalledOff = ({ status }: Pick<Order, "status">): boolean =>
  status === "cancelled" || status === "expired";

/** The reservation has expired: the stock is released or about to be. */
export function isReservationOver(order: States, now: number): boolean {
  if (order.status === "expired") return true;
  return (
    order.status === "placed" &&
    isUnpaid(order) &&
    order.expiresAt !== null &&
    Date.parse(order.expiresAt) <= now
  );
}

/** The provider has not decided yet. */
export function isPaymentPending({ status, paymentStatus, isPaymentInFlight = false }: States): boolean {
  if (status !== "placed") return false;
  return paymentStatus === "pending" || (isPaymentInFlight && paymentStatus !== "paid");
}

/** An order can be paid by card while it is open, unpaid and not expired. */
export function canPay(order: States, now: number): boolean {
  return isOnline(order) && order.status === "placed" && isUnpaid(order) && !isReservationOver(order, now);
}

/** Unpaid, without a payment in progress and not confirmed. The database checks again. */
export function canCancel(order: States): boolean {
  return order.status === "placed" && isUnpaid(order);
}

/** Its delivery data may change: nothing left the shop. */
export const canCorrect = (
  order: Parameters<typeof isRepairPayment>[0] & Pick<Order, "status" | "shippingStatus">,
): boolean =>
  (order.status === "placed" || order.status === "confirmed") && isInShop(order) && !isRepairPayment(order);

/** Not all units of the line were refunded. */
export const isKept = ({ quantity, refunded }: Pick<OrderItem, "quantity" | "refunded">): boolean =>
  refunded < quantity;

/** A line that is shipped to an address. */
export const isParcelLine = ({ type, isCode }: Pick<Line, "type" | "isCode">): boolean =>
  type === "product" && !isCode;

type Awaited = Pick<Order, "status" | "shippingStatus" | "delivery"> & {
  items: readonly Pick<Line, "type" | "isCode">[];
};

/** Goods that are not a code are still to be handed over. */
const awaitsGoods = (order: Awaited): boolean =>
  !isCalledOff(order) &&
  order.shippingStatus !== "delivered" &&
  order.shippingStatus !== "cancelled" &&
  order.items.some(isParcelLine);

/** Something is still to be delivered to an address. */
export const awaitsParcel = (order: Awaited): boolean => !isPickup(order) && awaitsGoods(order);

/** Something is still to be fetched in the shop. */
export const awaitsPickup = (order: Awaited): boolean => isPickup(order) && awaitsGoods(order);

/** Whether all its products (the unrefunded ones, if any) are digital codes, which are sent, not shipped. */
export function isOnlyCodes({ items = [] }: Pick<States, "items">): boolean {
  const products = items.filter(({ type }) => type === "product");
  const kept = products.filter(isKept);
  const rest = kept.length > 0 ? kept : products;
  return rest.length > 0 && !rest.some(isParcelLine);
}

/** The buyer fetches it in the shop. */
export const isPickup = ({ delivery }: Partial<Pick<Order, "delivery">>): boolean => delivery === "tienda";

/** Sold in the shop: there was nothing to send or to fetch. */
export const isSoldInShop = ({ channel }: Partial<Pick<Order, "channel">>): boolean =>
  channel === "mostrador";

/** Nothing was shipped yet. */
export const isInShop = ({ shippingStatus }: Pick<Order, "shippingStatus">): boolean =>
  shippingStatus === "pending" || shippingStatus === "processing" || shippingStatus === "ready";

const NOTHING_PAID = new Set(["unpaid", "pending", "rejected"]);

type Parcel = Pick<Order, "status" | "paymentMethod" | "paymentStatus" | "shippingStatus" | "delivery"> & {
  channel?: Order["channel"];
  items: readonly Line[];
};

/** Whether there is a shipment to track. */
export const hasShipment = (order: Parcel): boolean => !isPickup(order) && isFollowed(order);

/** Whether there is a pick-up to follow. */
export const hasPickup = (order: Parcel): boolean => isPickup(order) && isFollowed(order);

/** Goods to follow: of an online order from its payment on, and not when it was refunded before it left the shop. */
function isFollowed(order: Parcel): boolean {
  if (isCalledOff(order) || isSoldInShop(order)) return false;
  if (isOnline(order) && NOTHING_PAID.has(order.paymentStatus)) return false;
  return order.items.some((line) => isParcelLine(line) && (!isInShop(order) || isKept(line)));
}

const SHIPPING_EXPLANATIONS = {
  processing: "Estamos preparando tu pedido para enviarlo.",
  ready: "Tu pedido te espera en nuestra tienda.",
  shipped: "Tu pedido salió de nuestra tienda.",
  in_transit: "Tu pedido va en camino.",
  out_for_delivery: "Tu pedido llega hoy: ten a mano tu celular.",
};

/** A repair quote payment: nothing is shipped or reserved. */
export function isRepairPayment({ items = [] }: Pick<States, "items">): boolean {
  return items.length > 0 && items.every(({ type }) => type === "repair");
}

export type Hold = "products" | "later" | "nothing";

/** What an unpaid order reserves: its products, nothing before payment, or nothing at all. */
export function holdOf({ items, hasReservation }: Pick<States, "items" | "hasReservation">): Hold {
  if (items && !items.some(({ type }) => type === "product")) return "nothing";
  return hasReservation === false ? "later" : "products";
}

/** What happens next after payment. */
function afterPayment({ items = [] }: States): string {
  const kept = items.filter(isKept);
  const types = new Set(kept.map(({ type }) => type));
  if (types.has("product") && !kept.some(isParcelLine)) return "Te enviamos el código por WhatsApp.";
  if (types.size === 0 || types.has("product")) return "Pronto empezamos a preparar tu pedido.";
  if (types.has("repair")) return "El taller sigue con tu reparación.";
  if (types.has("service")) return "Falta acordar cuándo hacemos el servicio.";
  return "Ya puedes empezar tu curso.";
}

const UNPAID = {
  products: "Te guardamos los productos mientras haces el pago.",
  later: "Apartamos los productos cuando hagas el pago.",
  nothing: "Falta que hagas el pago.",
} satisfies Record<Hold, string>;

/** Placed, to be paid on delivery, and not confirmed by the shop yet. */
export function isOpenCashOrder(order: Pick<States, "status" | "paymentMethod">): boolean {
  return order.status === "placed" && isCash(order);
}

/** When an order paid on delivery is paid, as text. */
export function cashMoment(order: Parameters<typeof holdOf>[0] & Pick<States, "delivery">): string {
  if (holdOf(order) === "nothing") return "cuando hagamos el servicio";
  return isPickup(order) ? "cuando lo recojas" : "cuando te llegue";
}

/** The customer's status label, derived from the three state machines. */
export function customerStatus(order: States, now: number): CustomerStatus {
  const { status, paymentStatus, shippingStatus } = order;
  const hold = holdOf(order);
  const hasProducts = hold !== "nothing";
  const when = cashMoment(order);
  if (paymentStatus === "refunded")
    return say(
      "Reembolsado",
      "neutral",
      "Te devolvimos el dinero. Tu banco puede tardar unos días en mostrarlo.",
    );
  if (paymentStatus === "charged_back")
    return say(
      "Pago en disputa",
      "danger",
      "Tu banco abrió una disputa por este pago. Escríbenos y lo revisamos.",
    );
  if (isReservationOver(order, now))
    return say(
      "Vencido",
      "neutral",
      isCash(order)
        ? `No alcanzamos a confirmar tu pedido${hasProducts ? " y sus productos volvieron a la venta" : ""}. No se hizo ningún cobro: pídelo otra vez o escríbenos por WhatsApp.`
        : isAssisted(order)
          ? "Este enlace de pago venció y no se hizo ningún cobro. Escríbenos por WhatsApp y te enviamos otro."
          : "La reserva terminó sin pago. No se hizo ningún cobro.",
    );
  if (status === "cancelled") return say("Cancelado", "neutral", "Este pedido se canceló.");
  if (order.openReversal === "aceptada")
    return say(
      "Reversión aceptada",
      "progress",
      `Aceptamos la reversión de tu pago y te devolvemos el dinero por el mismo medio de pago.${isInShop(order) ? " Mientras tanto tu pedido no sale de la tienda." : ""}`,
    );
  if (order.openReversal === "solicitada" && isInShop(order))
    return say(
      "Reversión en estudio",
      "progress",
      `Pediste la reversión de tu pago: no ${isPickup(order) ? "entregamos" : "despachamos"} el pedido mientras la resolvemos.`,
    );
  if (shippingStatus === "delivered")
    return say(
      "Entregado",
      "success",
      isSoldInShop(order)
        ? "Lo compraste en nuestra tienda."
        : isOnlyCodes(order)
          ? "Tu código está en tu WhatsApp."
          : isPickup(order)
            ? "Tu pedido se entregó en nuestra tienda."
            : "Tu pedido ya está contigo.",
    );
  if (status === "fulfilled") return say("Completado", "success", "Este pedido está completo.");
  if (shippingStatus === "cancelled")
    return say("Envío cancelado", "danger", "El envío se canceló. Escríbenos y lo resolvemos.");
  if (isPaymentPending(order)) {
    const { isBank } = METHODS[order.paymentMethod];
    const what = isBank ? "Esperamos la respuesta de tu banco." : "Estamos revisando tu pago.";
    return say(
      isBank ? "Pago en tu banco" : "Pago en revisión",
      "progress",
      hasProducts ? `${what} Te guardamos los productos.` : what,
    );
  }
  if (shippingStatus !== "pending" && !(isInShop(order) && isOnlyCodes(order)))
    return isPickup(order) && shippingStatus === "processing"
      ? say(
          "En preparación",
          "progress",
          "Estamos preparando tu pedido: aquí ves cuándo puedes pasar por él.",
        )
      : say(SHIPPING_LABELS[shippingStatus], "progress", SHIPPING_EXPLANATIONS[shippingStatus]);
  if (paymentStatus === "paid") return say("Pagado", "success", `Recibimos tu pago. ${afterPayment(order)}`);
  if (paymentStatus === "partially_refunded")
    return say("Pagado", "success", `Recibimos tu pago y te devolvimos una parte. ${afterPayment(order)}`);
  if (isCash(order) && status === "confirmed")
    return say("Confirmado", "progress", `Confirmamos tu pedido. Lo pagas ${when}.`);
  if (isCash(order))
    return say(
      "Recibido",
      "progress",
      order.expiresAt
        ? `Recibimos tu pedido${hasProducts ? " y te guardamos los productos" : ""}. Te escribimos para confirmarlo y lo pagas ${when}; si no lo confirmamos antes del ${formatDateTime(order.expiresAt)}, se cancela solo.`
        : `Recibimos tu pedido. Lo pagas ${when}.`,
    );
  if (paymentStatus === "rejected")
    return say(
      "Pago rechazado",
      "danger",
      "El pago no pasó y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
    );
  return say(
    "Pendiente de pago",
    "neutral",
    isRepairPayment(order)
      ? "Es el pago de tu reparación: aprobaste la cotización y falta pagarla."
      : UNPAID[hold],
  );
}
