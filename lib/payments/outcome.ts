import { paymentMessage } from "./status-detail";
import { PAYMENT_STATUSES, type PaymentStatus } from "./statuses";
import type { PaymentOutcome } from "./types";

export type StoredPayment = {
  id: string;
  /** Null until the provider has answered. */
  providerId: string | null;
  status: PaymentStatus;
  statusDetail: string;
  isRefundDue: boolean;
  /** The provider's name; empty until it has answered for a card. */
  method: string;
};

/** Result of a payment for the customer, from the stored payment. */
export function toOutcome({ id, providerId, status, ...payment }: StoredPayment): PaymentOutcome {
  const { isRefundDue } = payment;
  const statusDetail = isRefundDue ? "refund_due" : payment.statusDetail;
  return {
    status: isRefundDue ? "rejected" : PAYMENT_STATUSES[status].outcome,
    paymentId: providerId ?? id,
    statusDetail,
    message: paymentMessage(status, statusDetail, payment.method),
  };
}
