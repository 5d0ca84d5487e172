import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused, type PaymentGateway } from "./gateway";
import { settlePayment } from "./mutations";
import type { AppliedPayment } from "./rows";

/**
 * Cancels an undecided payment. When the provider refuses, it was decided meanwhile; either way its current state is
 * recorded. Returns that state.
 */
export async function cancelOpenPayment(
  providerPaymentId: string,
  provider: PaymentGateway,
): Promise<AppliedPayment> {
  try {
    await provider.cancel(providerPaymentId, `cancel-${providerPaymentId}`);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log("warn", "payment.cancel_refused", { payment: providerPaymentId, cause: error });
  }
  return settlePayment(providerPaymentId, provider);
}
