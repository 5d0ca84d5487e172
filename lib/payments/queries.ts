import "server-only";
import { paymentsOfToken } from "./ledger";
import { toOutcome } from "./outcome";
import type { PaymentOutcome } from "./types";

/**
 * A payment of the order behind a token, by the provider's number or ours, as the database knows it; null
 * when that payment is not this order's. Without a number, the newest one.
 */
export async function getPaymentOfOrder(token: string, paymentId?: string): Promise<PaymentOutcome | null> {
  const payments = await paymentsOfToken(token);
  const found = paymentId
    ? payments.find((payment) => payment.provider_payment_id === paymentId || payment.id === paymentId)
    : payments[0];
  return found ? toOutcome(found) : null;
}
