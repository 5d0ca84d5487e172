import type { Hold } from "@/lib/orders/status";
import type { OrderPaymentStatus } from "@/lib/orders/types";

/** What the card form needs, with the URL of its script. */
export type PaymentSession = {
  amount: number;
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
};

/** `whatsappUrl`: the chat with the order's message; empty without a number. */
export type CashOrder = { token: string; whatsappUrl: string };
