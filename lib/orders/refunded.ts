import type { OrderDetail, OrderItem, PaymentAttempt } from "./types";

/** The attempt that brought an order's money. */
export function paidAttempt({ payments }: Pick<OrderDetail, "payments">): PaymentAttempt | undefined {
  return payments.findLast(({ status }) =>
    ["approved", "refunded", "charged_back", "in_mediation"].includes(status),
  );
}

/** How much of an order's money went back. */
export function refundedAmount(order: Pick<OrderDetail, "payments">): number {
  return paidAttempt(order)?.refundedAmount ?? 0;
}

/** "Devuelto", or how many of several units. */
export function refundedText({ refunded, quantity }: Pick<OrderItem, "refunded" | "quantity">): string {
  if (refunded === 0) return "";
  return refunded === quantity ? "Dinero devuelto" : `Dinero devuelto de ${refunded} de ${quantity}`;
}
