import type { PaymentMethod } from "./types";

type Method = {
  label: string;
  /** Where there is room for a word or two. */
  short: string;
  /** Paid through the provider before anything leaves the shop; else when it is handed over. */
  isOnline: boolean;
  /** Paid with a card, to which money goes back. */
  isCard: boolean;
};

/** How an order can be paid, and all that depends on it: nobody asks for a method by its name. */
export const METHODS: Record<PaymentMethod, Method> = {
  card: { label: "Tarjeta de crédito o débito", short: "Tarjeta", isOnline: true, isCard: true },
  contra_entrega: { label: "Contra entrega", short: "Contra entrega", isOnline: false, isCard: false },
};

export const PAYMENT_METHODS = Object.keys(METHODS) as PaymentMethod[];

type Paid = { paymentMethod: PaymentMethod };

export const isOnline = ({ paymentMethod }: Paid): boolean => METHODS[paymentMethod].isOnline;
/** Paid in cash, or as agreed, when the parcel or the visit comes. */
export const isCash = (order: Paid): boolean => !isOnline(order);
