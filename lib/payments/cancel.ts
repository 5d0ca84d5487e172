import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused, type PaymentGateway } from "./gateway";
import { settlePayment } from "./mutations";
import type { AppliedPayment } from "./types";

/**
 * Lets go of a payment that is not decided yet. When the provider refuses, it was decided meanwhile: what the provider says of
 * it then is recorded either way. Answers how it stands.
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
