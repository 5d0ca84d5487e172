import "server-only";
import { paymentsOfToken } from "./ledger";
import { toOutcome } from "./outcome";
import type { PaymentOutcome } from "./types";

/**
 * A payment of a token's order, by the provider's id or ours, as stored; null when it is not this order's. Without an
 * id, the newest one.
 */
export async function getPaymentOfOrder(token: string, paymentId?: string): Promise<PaymentOutcome | null> {
  const payments = await paymentsOfToken(token);
  const found = paymentId
    ? payments.find((payment) => payment.provider_payment_id === paymentId || payment.id === paymentId)
    : payments[0];
  return found ? toOutcome(found) : null;
}
