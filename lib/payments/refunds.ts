import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused, type PaymentGateway } from "./gateway";
import { finishRefund } from "./ledger";
import { settlePayment } from "./mutations";
import { refundRefusal } from "./refund-refusal";
import type { OpenRefund, RefundState } from "./types";

export type RefundResult = { state: RefundState; refusal: string };

/**
 * Asks the provider for a refund that is written down. Repeating it is safe: the key is the refund's own, and the
 * payment itself says whether the money went back. While nobody knows, it stays open and reconcile() asks again.
 */
export async function carryOutRefund(refund: OpenRefund, provider: PaymentGateway): Promise<RefundResult> {
  const { id, amount, idempotency_key: key, provider_payment_id: payment } = refund;
  let refusal = "";
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
    // A refusal of a repeated call may follow a first one that worked: only the payment can tell.
    return { state: "pendiente", refusal: "" };
  }
  const state = await finishRefund(id, refusal);
  return { state, refusal: state === "fallido" ? refusal : "" };
}
