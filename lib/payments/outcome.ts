import { paymentMessage } from "./status-detail";
import type { PaymentOutcome } from "./types";

type Known = {
  id: string;
  provider_payment_id: string | null;
  status: string;
  status_detail: string;
  refund_due: boolean;
};

const WAITING = new Set(["created", "pending", "in_process", "authorized"]);

/** Result of a payment for the customer, from the stored payment. */
export function toOutcome(payment: Known): PaymentOutcome {
  const paymentId = payment.provider_payment_id ?? payment.id;
  const answer = (status: PaymentOutcome["status"], statusDetail: string): PaymentOutcome => ({
    status,
    paymentId,
    statusDetail,
    message: paymentMessage(payment.status, statusDetail),
  });
  if (payment.refund_due) return answer("rejected", "refund_due");
  if (payment.status === "created") return answer("pending", "unconfirmed");
  if (payment.status === "approved") return answer("approved", payment.status_detail);
  return answer(WAITING.has(payment.status) ? "pending" : "rejected", payment.status_detail);
}
