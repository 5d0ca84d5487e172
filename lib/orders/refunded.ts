import type { OrderDetail, OrderItem, PaymentAttempt } from "./rows";

/** The payment that paid the order. */
export function paidAttempt({ payments }: Pick<OrderDetail, "payments">): PaymentAttempt | undefined {
  return payments.findLast(({ status }) =>
    ["approved", "refunded", "charged_back", "in_mediation"].includes(status),
  );
}

/** Refunded amount of an order. */
export function refundedAmount(order: Pick<OrderDetail, "payments">): number {
  return paidAttempt(order)?.refundedAmount ?? 0;
}

/** "Devuelto", or how many of several units. */
export function refundedText({ refunded, quantity }: Pick<OrderItem, "refunded" | "quantity">): string {
  if (refunded === 0) return "";
  return refunded === quantity ? "Dinero devuelto" : `Dinero devuelto de ${refunded} de ${quantity}`;
}
