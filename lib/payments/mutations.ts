import "server-only";
import { createHash } from "node:crypto";
import { log } from "@/lib/core/log";
import type { BankForm } from "./bank-form";
import { type BankPaymentRequest, GatewayRefused, GatewayUncertain, type PaymentGateway } from "./gateway";
import {
  abandonPayment,
  applySnapshot,
  beginPayment,
  type PaymentOpening,
  postponeRefund,
  readPayment,
} from "./ledger";
import { type StoredPayment, toOutcome } from "./outcome";
import { notificationUrl, requestGateway } from "./provider";
import { refusalFailure } from "./refusal";
import type { AppliedPayment, PaymentAttempt } from "./rows";
import type { CardForm } from "./schema";
import type { BankOutcome, CardOutcome, Challenge, PaymentSnapshot } from "./types";

/** How long a repeated request waits for the first one's result, and its polling interval. */
const REPEATED_WAITS_MS = 12_000;
const REPEATED_POLL_MS = 300;

/** A payment as the customer sees it, with the challenge of a card that the provider just reported. */
type Result = { payment: Stored; challenge?: Challenge };
type Stored = Awaited<ReturnType<typeof readPayment>>;
type Charge = (provider: PaymentGateway, attempt: PaymentAttempt) => Promise<PaymentSnapshot>;

/**
 * Charges an order's total to a card. Throws a Failure when nothing was charged and the customer can act on it; while
 * the outcome is unknown, returns 'pending' and reconcile() settles it. A repeated request, concurrent or later,
 * charges nothing and gets the same result.
 */
export async function payOrder(
  token: string,
  card: CardForm,
  { total, ...context }: { ip?: string; total?: number | undefined },
): Promise<CardOutcome> {
  const opening = { token, mark: markOf(JSON.stringify(card)), method: "card" as const, total };
  const { payment, challenge } = await pay(opening, (provider, attempt) =>
    provider.createCardPayment({ attempt, card, notificationUrl: notificationUrl(), ...context }),
  );
  return { ...toOutcome(payment), ...(challenge && { challenge }) };
}

type BankPress = {
  token: string;
  /** Identifies the try: a repeated press has the same key. */
  attemptKey: string;
  bank: BankForm;
  bankName: string;
  /** What the buyer was shown. */
  total?: number | undefined;
} & Pick<BankPaymentRequest, "shop" | "callbackUrl" | "ip"> & { payer?: { name?: string; email?: string } };

/** Opens a payment that the buyer authorises at the bank; otherwise like payOrder. */
export async function payFromBank({
  token,
  attemptKey,
  bank,
  bankName,
  total,
  ...press
}: BankPress): Promise<BankOutcome> {
  const opening = {
    token,
    mark: markOf(`bank:${attemptKey}`),
    method: "pse" as const,
    total,
    details: {
      person: bank.person,
      document_type: bank.documentType,
      document_number: bank.documentNumber,
      bank_id: bank.bankId,
      bank_name: bankName,
    },
  };
  const { shop, callbackUrl, ip } = press;
  const { payment } = await pay(opening, (provider, attempt) => {
    const payer = { name: press.payer?.name || attempt.name, email: press.payer?.email || attempt.email };
    return provider.createBankPayment({
      attempt,
      bank,
      payer,
      shop,
      callbackUrl,
      ip,
      notificationUrl: notificationUrl(),
    });
  });
  const { bankUrl, expiresAt } = payment;
  return { ...toOutcome(payment), ...(bankUrl && { bankUrl }), ...(expiresAt && { expiresAt }) };
}

const markOf = (text: string): string => createHash("sha256").update(text).digest("hex");

async function pay(opening: PaymentOpening, create: Charge): Promise<Result> {
  const attempt = await beginPayment(opening);
  if ("repeated" in attempt) return { payment: await answerOf(attempt.payment_id) };
  const provider = requestGateway();
  const snapshot = await charge(provider, attempt, create);
  if (!snapshot) return { payment: unconfirmed(attempt) };
  try {
    const applied = await record({ ...snapshot, idempotency_key: attempt.idempotency_key }, provider);
    const payment = await readPayment(applied.payment_id ?? attempt.payment_id);
    return { payment, challenge: snapshot.challenge };
  } catch (error) {
    // The money may have moved: the attempt stays open until reconcile() has recorded it.
    log("error", "payment.not_recorded", { order: attempt.order_id, payment: snapshot.id, cause: error });
    return { payment: unconfirmed(attempt) };
  }
}

/** Result of an attempt that another request opened; 'pending' when that one has no result either. */
async function answerOf(paymentId: string): Promise<Stored> {
  const until = Date.now() + REPEATED_WAITS_MS;
  let payment = await readPayment(paymentId);
  while (payment.status === "created" && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, REPEATED_POLL_MS));
    payment = await readPayment(paymentId);
  }
  if (payment.status === "error") throw refusalFailure(refusalOf(payment), payment.method);
  return payment;
}

/** Why the attempt was closed, as recorded by abandonPayment. */
function refusalOf({ statusDetail }: StoredPayment): { status: number; codes: string[] } {
  const [status, ...codes] = statusDetail.split(" ");
  return { status: Number(status) || 0, codes };
}

/** Fetches a payment from the provider, updates its order, and refunds money that must not be kept. */
export async function settlePayment(
  providerPaymentId: string,
  provider: PaymentGateway,
): Promise<AppliedPayment> {
  const snapshot = await provider.getPayment(providerPaymentId);
  return snapshot ? record(snapshot, provider) : { outcome: "not_found" };
}

/** Records a snapshot with all its consequences. */
export async function record(snapshot: PaymentSnapshot, provider: PaymentGateway): Promise<AppliedPayment> {
  const applied = await applySnapshot(snapshot);
  if (applied.outcome === "mismatch")
    log("error", "payment.mismatch", { order: applied.order_id, payment: snapshot.id });
  if (applied.outcome === "refund_due" && applied.payment_id)
    await refundPayment(applied.payment_id, snapshot.id, provider).catch((error: unknown) =>
      // reconcile() retries: the payment is marked as not settled.
      log("error", "payment.refund_failed", { payment: snapshot.id, cause: error }),
    );
  return applied;
}

/** Refunds a payment in full. Idempotent: the key is derived from the payment. */
export async function refundPayment(
  paymentId: string,
  providerPaymentId: string,
  provider: PaymentGateway,
): Promise<AppliedPayment> {
  try {
    await provider.refund(providerPaymentId, `refund-${paymentId}`);
  } catch (error) {
    // It may have been refused because it was refunded before: record the provider's current state.
    if (!(error instanceof GatewayRefused)) throw error;
    log("warn", "payment.refund_refused", { payment: providerPaymentId, cause: error });
    await postponeRefund(paymentId);
  }
  const snapshot = await provider.getPayment(providerPaymentId);
  if (!snapshot) return { outcome: "not_found" };
  return applySnapshot(snapshot);
}

async function charge(
  provider: PaymentGateway,
  attempt: PaymentAttempt,
  create: Charge,
): Promise<PaymentSnapshot | null> {
  try {
    return await create(provider, attempt);
  } catch (error) {
    if (error instanceof GatewayRefused) {
      await abandonPayment(attempt.payment_id, `${error.status} ${error.codes.join(" ")}`.trim());
      throw refusalFailure(error, attempt.method);
    }
    if (!(error instanceof GatewayUncertain)) throw error;
    log("error", "payment.unconfirmed", { order: attempt.order_id, attempt: attempt.attempt, cause: error });
    return null;
  }
}

/** An attempt without a result. */
function unconfirmed({ payment_id: id, method }: PaymentAttempt): Stored {
  return {
    id,
    method,
    providerId: null,
    status: "created",
    statusDetail: "",
    isRefundDue: false,
    bankUrl: null,
    expiresAt: null,
  };
}
