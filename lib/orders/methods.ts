import { MAX_INSTALLMENTS } from "@/lib/legal/promises";
import type { DeliveryKind, PaymentMethod, SalesChannel } from "./types";

type Method = {
  label: string;
  /** Short label. */
  short: string;
  /** How it works, where the customer chooses. */
  hint: string;
  /** Text of the button that places an order with it. */
  action: string;
  /** Paid through the provider before shipping; otherwise paid on delivery. */
  isOnline: boolean;
  /** Paid by card, with the provider's card form. */
  isCard: boolean;
  /** Paid on the page of the buyer's bank. */
  isBank: boolean;
};

/** Payment methods and their traits: other code checks a trait, never a method's name. */
export const METHODS: Record<PaymentMethod, Method> = {
  card: {
    label: "Tarjeta de crédito o débito",
    short: "Tarjeta",
    hint: `Se aprueba al instante, hasta en ${MAX_INSTALLMENTS} cuotas. Con Mercado Pago.`,
    action: "Continuar al pago",
    isOnline: true,
    isCard: true,
    isBank: false,
  },
  pse: {
    label: "PSE: desde tu banco, Nequi o Daviplata",
    short: "PSE",
    hint: "Sin tarjeta y al instante: se abre la página de tu banco y vuelves aquí.",
    action: "Ir a mi banco",
    isOnline: true,
    isCard: false,
    isBank: true,
  },
  contra_entrega: {
    label: "Contra entrega",
    short: "Contra entrega",
    hint: "Te lo confirmamos por WhatsApp y lo pagas cuando lo recibas.",
    action: "Pedir por WhatsApp contra entrega",
    isOnline: false,
    isCard: false,
    isBank: false,
  },
};

export const PAYMENT_METHODS = Object.keys(METHODS) as PaymentMethod[];

export const ONLINE_METHODS = PAYMENT_METHODS.filter((method) => METHODS[method].isOnline);
export const OFFLINE_METHODS = PAYMENT_METHODS.filter((method) => !METHODS[method].isOnline);

type Texts = Pick<Method, "label" | "short" | "hint" | "action">;
/** Payment on delivery of an order that is fetched in the shop. */
const AT_PICKUP: Texts = {
  label: "Pagas al recoger",
  short: "Al recoger",
  hint: "Lo apartas por WhatsApp y lo pagas en el mostrador cuando pases por él.",
  action: "Apartar por WhatsApp y pagar al recoger",
};

/** Texts of a method where a buyer chooses it, for an order that is sent or fetched. */
export const methodTexts = (method: PaymentMethod, delivery: DeliveryKind): Texts =>
  delivery === "tienda" && !METHODS[method].isOnline ? AT_PICKUP : METHODS[method];

type Paid = { paymentMethod: PaymentMethod };

/** How an order is paid, in its own words: cash of a pick-up is paid in the shop, that of a counter sale was. */
export function methodLabel(
  order: Paid & { delivery: DeliveryKind; channel: SalesChannel },
  length: "label" | "short" = "label",
): string {
  if (order.channel === "mostrador" && isCash(order)) return "En el mostrador";
  return methodTexts(order.paymentMethod, order.delivery)[length];
}

export const isOnline = ({ paymentMethod }: Paid): boolean => METHODS[paymentMethod].isOnline;
/** Paid in cash, or as agreed, on delivery. */
export const isCash = (order: Paid): boolean => !isOnline(order);
