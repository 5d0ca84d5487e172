import { ITEM_TYPE_LABELS } from "@/lib/cart/labels";
import type {
  OrderItemType,
  OrderPaymentStatus,
  OrderStatus,
  ReversalCause,
  ReversalState,
  SalesChannel,
  ShippingStatus,
  WithdrawalState,
} from "./types";

export const SHIPPING_LABELS = {
  pending: "Pendiente",
  processing: "Procesando",
  ready: "Listo para recoger",
  shipped: "Enviado",
  in_transit: "En tránsito",
  out_for_delivery: "En reparto",
  delivered: "Entregado",
  cancelled: "Cancelado",
} satisfies Record<ShippingStatus, string>;

/** Fallback for an unknown status, which is never shown raw. */
export function shippingLabel(status: string): string {
  return Object.hasOwn(SHIPPING_LABELS, status) ? SHIPPING_LABELS[status as ShippingStatus] : "Desconocido";
}

export const ORDER_LABELS = {
  placed: "Recibido",
  confirmed: "Confirmado",
  fulfilled: "Completado",
  cancelled: "Cancelado",
  expired: "Vencido",
} satisfies Record<OrderStatus, string>;

export const PAYMENT_LABELS = {
  unpaid: "Sin pagar",
  pending: "En revisión",
  paid: "Pagado",
  rejected: "Rechazado",
  partially_refunded: "Pagado, con devolución parcial",
  refunded: "Reembolsado",
  charged_back: "En disputa",
} satisfies Record<OrderPaymentStatus, string>;

export const ORDER_ITEM_LABELS = { ...ITEM_TYPE_LABELS, repair: "Reparación" } satisfies Record<
  OrderItemType,
  string
>;

export const WITHDRAWAL_LABELS = {
  solicitado: "Solicitado",
  aceptado: "Aceptado",
  rechazado: "Rechazado",
  reembolsado: "Reembolsado",
} satisfies Record<WithdrawalState, string>;

/** Legal causes for reversing an electronic payment (Ley 1480, art. 51). */
export const REVERSAL_CAUSES = {
  fraude: "Fue un fraude: alguien usó mi tarjeta o mi cuenta",
  no_solicitada: "No pedí esta compra",
  no_recibido: "No recibí lo que compré",
  no_corresponde: "Lo que llegó no es lo que pedí",
  defectuoso: "Llegó defectuoso",
} satisfies Record<ReversalCause, string>;

export const REVERSAL_LABELS = {
  solicitada: "Solicitada",
  aceptada: "Aceptada",
  rechazada: "Rechazada",
  reembolsada: "Reembolsada",
} satisfies Record<ReversalState, string>;

/** Where an order was sold. */
export const SALES_CHANNELS = {
  web: "Página web",
  mostrador: "Mostrador",
  asistida: "Hecho por el equipo",
} satisfies Record<SalesChannel, string>;

/** How an order in the shop can be paid. */
export const COUNTER_METHODS = {
  efectivo: "Efectivo",
  transferencia: "Transferencia",
  nequi: "Nequi",
  daviplata: "Daviplata",
  breb: "Llave Bre-B",
  datafono: "Datáfono",
} as const;
export type CounterMethod = keyof typeof COUNTER_METHODS;
export const COUNTER_METHOD_KEYS = Object.keys(COUNTER_METHODS) as CounterMethod[];

/** Channel of a payment for a repair: at the counter, or through an order. */
export const DEPOSIT_METHODS = { ...COUNTER_METHODS, pedido: "Pedido de la tienda" } as const;

/** How a cash-on-delivery order was paid. */
export const CASH_METHODS = {
  ...COUNTER_METHODS,
  transportadora: "Recaudo de la transportadora",
} as const;
export type CashMethod = keyof typeof CASH_METHODS;

/** How the money of many orders arrives at once, the usual way first. */
export const SETTLEMENT_METHODS = [
  "transportadora",
  "transferencia",
  "efectivo",
] as const satisfies CashMethod[];

/** How money of such an order is refunded. */
const { transportadora: _courier, ...REFUND_WAYS } = CASH_METHODS;

export { REFUND_WAYS };
export type RefundWay = keyof typeof REFUND_WAYS;

const BRANDS: Record<string, string> = {
  visa: "Visa",
  master: "Mastercard",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  debvisa: "Visa débito",
  debmaster: "Mastercard débito",
  codensa: "Codensa",
};
const NOT_CARDS: Record<string, string> = { pse: "PSE", ...CASH_METHODS };

/** "Visa terminada en 1234", "PSE" or "Efectivo", as far as the provider reports it: only cards have last digits. */
export function cardLabel(method: string, lastFour: string): string {
  const label = NOT_CARDS[method] ?? BRANDS[method];
  if (lastFour) return `${label ?? "Tarjeta"} terminada en ${lastFour}`;
  return label ?? "Pago en línea";
}

/** Where the provider returns an electronic payment: "a la tarjeta Visa terminada en 1234", "a la cuenta de banco del PSE". */
export function refundTarget(method: string, lastFour: string): string {
  if (method === "pse") return "a la cuenta de banco con que se pagó por PSE";
  if (lastFour) return `a la tarjeta ${BRANDS[method] ?? ""} terminada en ${lastFour}`.replace("  ", " ");
  return BRANDS[method] ? `a la tarjeta ${BRANDS[method]}` : "al mismo medio de pago";
}

/** Where a buyer can receive money that the provider cannot return. */
export const KEY_KINDS = {
  breb: "Llave Bre-B",
  nequi: "Nequi",
  daviplata: "Daviplata",
  cuenta: "Cuenta de banco",
} as const;
export type KeyKind = keyof typeof KEY_KINDS;

export const ACCOUNT_KINDS = { ahorros: "Ahorros", corriente: "Corriente" } as const;
