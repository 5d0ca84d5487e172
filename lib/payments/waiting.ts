import "server-only";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { PAYMENT_QUESTIONS } from "@/lib/core/limits";
import { log } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import type { OrderDetail, PaymentAttempt } from "@/lib/orders/rows";
import { cancelOpenPayment } from "./cancel";
import { record } from "./mutations";
import { probeGateway, requestGateway } from "./provider";
import { AT_THE_BANK, CHALLENGE } from "./status-detail";
import { OPEN_STATUSES } from "./statuses";
import type { Challenge } from "./types";

/** Younger attempts are still handled by their own request and its notification. */
const ASK_AFTER_MS = 20_000;

type Payments = Pick<OrderDetail, "id" | "payments">;

/** The attempt of an order that is not decided, if any. */
export const openAttempt = ({ payments }: Payments): PaymentAttempt | undefined =>
  payments.findLast(({ status }) => OPEN_STATUSES.includes(status));

/** Whether the buyer has to answer the card's bank. */
export const waitsForChallenge = (payment: PaymentAttempt | undefined): boolean =>
  payment?.status === "pending" && payment.statusDetail === CHALLENGE;

/** Whether the buyer has to authorise the payment at the bank. */
export const waitsAtTheBank = (payment: PaymentAttempt | undefined): boolean =>
  payment?.status === "pending" && payment.statusDetail === AT_THE_BANK;

/**
 * Asks the provider about an order's undecided payment, at most every ten seconds, so that a page that follows it live needs
 * no notification. Returns whether anything may have changed.
 */
export async function askAboutWaiting(order: Payments): Promise<boolean> {
  const payment = openAttempt(order);
  if (!payment || Date.parse(payment.createdAt) > Date.now() - ASK_AFTER_MS) return false;
  if ((await secondsToWait("payment.ask", { id: payment.id }, PAYMENT_QUESTIONS)) > 0) return false;
  try {
    const provider = probeGateway();
    const found = payment.providerId
      ? [await provider.getPayment(payment.providerId)]
      : await provider.searchByReference(order.id);
    for (const snapshot of found) if (snapshot) await record(snapshot, provider);
    return found.length > 0;
  } catch (error) {
    // reconcile() asks again.
    log("warn", "payment.not_asked", { order: order.id, cause: error });
    return false;
  }
}

/** The challenge that an order's payment waits for, as the provider has it now; null when it is decided, which is recorded. */
export async function currentChallenge(order: Payments): Promise<Challenge | null> {
  const payment = openAttempt(order);
  if (!payment?.providerId || !waitsForChallenge(payment)) return null;
  const provider = requestGateway();
  try {
    const snapshot = await provider.getPayment(payment.providerId);
    if (snapshot) await record(snapshot, provider);
    return snapshot?.challenge ?? null;
  } catch (cause) {
    throw unanswered(cause);
  }
}

/**
 * Cancels an order's payment that waits for its buyer, who wants to pay otherwise. One that the provider has decided
 * meanwhile, or has under review, or has not answered about, stays.
 */
export async function leaveWaiting(order: Payments): Promise<void> {
  const payment = openAttempt(order);
  if (!payment?.providerId || !(waitsForChallenge(payment) || waitsAtTheBank(payment))) return;
  try {
    await cancelOpenPayment(payment.providerId, requestGateway());
  } catch (cause) {
    throw unanswered(cause);
  }
}

const unanswered = (cause: unknown): Failure =>
  cause instanceof Failure
    ? cause
    : new Failure(
        "unavailable",
        "Mercado Pago no responde. Inténtalo de nuevo en un momento; no pagues de nuevo mientras tanto.",
        {
          cause,
        },
      );
