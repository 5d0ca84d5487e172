import type { OrderPaymentStatus, OrderStatus, PaymentMethod, ShippingStatus } from "./types";

/** Spec section 4. */
export const SHIPPING_LABELS = {
  pending: "Pendiente",
  processing: "Procesando",
  shipped: "Enviado",
  in_transit: "En tránsito",
  out_for_delivery: "En reparto",
  delivered: "Entregado",
  cancelled: "Cancelado",
} satisfies Record<ShippingStatus, string>;

/** A status the program does not know is said to be unknown, never shown raw. */
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

export const METHOD_LABELS = {
  card: "Tarjeta de crédito o débito",
  contra_entrega: "Contra entrega",
} satisfies Record<PaymentMethod, string>;
