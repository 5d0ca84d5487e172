import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused, GatewayUncertain } from "./gateway";
import { abandonPayment, applySnapshot, beginPayment, readPayment } from "./ledger";
import { toOutcome } from "./outcome";
import { gateway, notificationUrl } from "./provider";
import { refreshStock } from "./refresh";
import { refusalFailure } from "./refusal";
import type { AppliedPayment, CardForm, PaymentAttempt, PaymentOutcome, PaymentSnapshot } from "./types";

/** Outcomes after which products may have more or fewer units. */
const MOVES_STOCK = new Set(["paid", "rejected", "refunded"]);

/**
 * Charges an order's total to a card. Throws a Failure when nothing was charged and the person can act on it;
 * while nobody knows whether the charge went through, the answer is 'pending' and reconcile() finds out.
 */
export async function payOrder(
  token: string,
  card: CardForm,
  context: { ip?: string },
): Promise<PaymentOutcome> {
  const attempt = await beginPayment(token);
  if (attempt.attempt > 1) await refreshStock([attempt.order_id]);
  const snapshot = await charge(attempt, card, context);
  if (!snapshot) return unconfirmed(attempt);
  try {
    const applied = await record({ ...snapshot, idempotency_key: attempt.idempotency_key });
    return toOutcome(await readPayment(applied.payment_id ?? attempt.payment_id));
  } catch (error) {
    // The card may be charged: the attempt stays open until reconcile() has recorded it.
    log("error", "payment.not_recorded", { order: attempt.order_id, payment: snapshot.id, cause: error });
    return unconfirmed(attempt);
  }
}

/** Asks the provider for a payment, moves its order, and gives back money that must not stay. */
export async function settlePayment(providerPaymentId: string): Promise<AppliedPayment> {
  const snapshot = await gateway().getPayment(providerPaymentId);
  return snapshot ? record(snapshot) : { outcome: "not_found" };
}

/** Records a snapshot with everything that follows from it. */
export async function record(snapshot: PaymentSnapshot): Promise<AppliedPayment> {
  const applied = await applySnapshot(snapshot);
  if (applied.order_id && MOVES_STOCK.has(applied.outcome)) await refreshStock([applied.order_id]);
  if (applied.outcome === "mismatch")
    log("error", "payment.mismatch", { order: applied.order_id, payment: snapshot.id });
  if (applied.outcome === "refund_due" && applied.payment_id)
    await giveBack(applied.payment_id, snapshot.id).catch((error: unknown) =>
      // reconcile() tries again: the payment stays marked.
      log("error", "payment.refund_failed", { payment: snapshot.id, cause: error }),
    );
  return applied;
}

/** Refunds a payment in full. Repeating it is safe: the key is the payment's own. */
export async function giveBack(paymentId: string, providerPaymentId: string): Promise<AppliedPayment> {
  try {
    await gateway().refund(providerPaymentId, `refund-${paymentId}`);
  } catch (error) {
    // Refused because it was refunded before? What the provider says of the payment now decides.
    if (!(error instanceof GatewayRefused)) throw error;
    log("warn", "payment.refund_refused", { payment: providerPaymentId, cause: error });
  }
  const snapshot = await gateway().getPayment(providerPaymentId);
  if (!snapshot) return { outcome: "not_found" };
  const applied = await applySnapshot(snapshot);
  if (applied.order_id && MOVES_STOCK.has(applied.outcome)) await refreshStock([applied.order_id]);
  return applied;
}

async function charge(
  attempt: PaymentAttempt,
  card: CardForm,
  { ip }: { ip?: string },
): Promise<PaymentSnapshot | null> {
  try {
    return await gateway().createCardPayment({ attempt, card, ip, notificationUrl: notificationUrl() });
  } catch (error) {
    if (error instanceof GatewayRefused) {
      await abandonPayment(attempt.payment_id, `${error.status} ${error.codes.join(" ")}`.trim());
      throw refusalFailure(error);
    }
    if (!(error instanceof GatewayUncertain)) throw error;
    log("error", "payment.unconfirmed", { order: attempt.order_id, attempt: attempt.attempt, cause: error });
    return null;
  }
}

function unconfirmed(attempt: PaymentAttempt): PaymentOutcome {
  const { payment_id: id } = attempt;
  return toOutcome({
    id,
    provider_payment_id: null,
    status: "created",
    status_detail: "",
    refund_due: false,
  });
}
