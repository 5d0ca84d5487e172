import type { LinkedOrder } from "@/lib/orders/rows";
import { canPay, isPaid, isPaymentPending } from "@/lib/orders/status";
import type { CheckoutStage } from "./types";

type States = Pick<
  LinkedOrder,
  "status" | "paymentMethod" | "paymentStatus" | "shippingStatus" | "expiresAt" | "isPaymentInFlight"
>;

/** State of an interrupted checkout: paid, being decided, still payable, cancelled, paid but cancelled, or expired. */
export function checkoutStage(order: States, now: number): CheckoutStage {
  if (isPaid(order)) return "paid";
  if (isPaymentPending(order)) return "pending";
  if (order.paymentStatus === "refunded" || order.paymentStatus === "charged_back") return "returned";
  if (order.status === "cancelled") return "cancelled";
  return canPay(order, now) ? "open" : "closed";
}
