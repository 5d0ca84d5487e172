import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused, type PaymentGateway } from "./gateway";
import { finishRefund } from "./ledger";
import { settlePayment } from "./mutations";
import { type Blocked, refundRefusal } from "./refund-refusal";
import type { RefundState } from "./rows";
import type { OpenRefund } from "./types";

export type RefundResult = { state: RefundState; refusal: string };

/**
 * Executes a stored refund at the provider. Idempotent: the key belongs to the refund, and the payment itself shows
 * whether the money was refunded. While the outcome is unknown it stays open and reconcile() retries.
 */
export async function carryOutRefund(refund: OpenRefund, provider: PaymentGateway): Promise<RefundResult> {
  const { id, amount, idempotency_key: key, provider_payment_id: payment } = refund;
  let refusal: { text: string; blocked: Blocked } = { text: "", blocked: "" };
  try {
    await provider.refund(payment, key, amount);
  } catch (error) {
    if (error instanceof GatewayRefused) refusal = refundRefusal(error);
    log("warn", "refund.no_clear_answer", { refund: id, payment, cause: error });
  }
  try {
    await settlePayment(payment, provider);
  } catch (error) {
    log("warn", "refund.payment_unread", { refund: id, payment, cause: error });
    // A retry may be refused because the first call succeeded: check the payment.
    return { state: "pendiente", refusal: "" };
  }
  const state = await finishRefund(id, refusal);
  return { state, refusal: state === "fallido" ? refusal.text : "" };
}
