import type { Hold } from "@/lib/orders/status";
import type { OrderPaymentStatus } from "@/lib/orders/types";

/** What the card form needs, and where its script lives. */
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

/** An order that was already paid, or is being paid, opens no card form. */
export type PaymentStart =
  | { kind: "session"; session: PaymentSession }
  | { kind: "settled"; token: string; paymentStatus: OrderPaymentStatus };

/** Where the order of an interrupted checkout stands. */
export type CheckoutStage = "paid" | "pending" | "open" | "cancelled" | "returned" | "closed";

export type CheckoutState = {
  stage: CheckoutStage;
  token: string;
  number: string;
  total: number;
  expiresAt: string | null;
  paymentId: string;
  /** What the last attempt to pay came to, in words; empty when there was none. */
  message: string;
};

export type CashOrder = {
  token: string;
  number: string;
  total: number;
  /** Until when the shop confirms it; its products wait that long. */
  confirmedBy: string | null;
  whatsappUrl: string;
};
