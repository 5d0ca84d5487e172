import type { Hold } from "@/lib/orders/status";
import type { OrderPaymentStatus, PaymentMethod } from "@/lib/orders/types";
import type { Challenge } from "@/lib/payments/types";

/** What the card form needs, with the URL of its script. */
export type PaymentSession = {
  amount: number;
  /** Empty where the order names nobody: anyone with the link of a repair may pay it. */
  payer_name: string;
  payer_email: string;
  description: string;
  external_reference: string;
  token: string;
  expiresAt: string | null;
  hold: Hold;
  publicKey: string;
  sdkUrl: string;
};

/**
 * Limits of this buyer's orders on delivery: units of one item, and pesos including orders to be confirmed (`open`).
 */
export type CashLimit = { units: number; total: number; open: number; buyer: "guest" | "new" | "known" };

/** For an order that is paid or has a payment in progress, no card form is shown. */
export type PaymentStart =
  | { kind: "session"; session: PaymentSession }
  | { kind: "settled"; token: string; paymentStatus: OrderPaymentStatus };

/** State of the order of an interrupted checkout. */
export type CheckoutStage = "paid" | "pending" | "open" | "cancelled" | "returned" | "closed";

export type CheckoutState = {
  stage: CheckoutStage;
  token: string;
  number: string;
  total: number;
  expiresAt: string | null;
  paymentId: string;
  /** Result of the last payment attempt as text; empty when there was none. */
  message: string;
  /** How the last attempt was paid; without one, how the order is. */
  method: PaymentMethod;
  /** The bank's page, while a payment waits for the buyer there, and until when it waits. */
  bankUrl: string | null;
  bankExpiresAt: string | null;
  /** The card's bank waits for the buyer's answer: resumeChallengeAction() has its page. */
  hasChallenge: boolean;
};

/** `challenge`: null when the buyer has nothing to answer (any more); then `state` says what became of the payment. */
export type ResumedChallenge = { challenge: Challenge | null; state: CheckoutState | null };

/** `whatsappUrl`: the chat with the order's message; empty without a number. */
export type CashOrder = { token: string; whatsappUrl: string };
