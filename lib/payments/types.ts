import type { z } from "zod";
import type { appliedPayment, paymentAttempt, refundState, repeatedAttempt } from "./rows";
import type { cardFormSchema } from "./schema";

/** What the card form posts, checked and without the amount: that one comes from the database. */
export type CardForm = z.output<typeof cardFormSchema>;

/** What a person is told after paying. `paymentId` is the provider's number, or ours while it is not known. */
export type PaymentOutcome = {
  status: "approved" | "pending" | "rejected";
  paymentId: string;
  statusDetail: string;
  message: string;
};

export const PROVIDER_STATUSES = [
  "pending",
  "in_process",
  "authorized",
  "approved",
  "rejected",
  "cancelled",
  "refunded",
  "charged_back",
  "in_mediation",
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** A payment at one moment, as the database's apply_payment reads it. Whole pesos. */
export type PaymentSnapshot = {
  id: string;
  external_reference: string | null;
  idempotency_key: string | null;
  amount: number;
  currency: string;
  status: ProviderStatus;
  status_detail: string;
  /** Null when the provider did not say. */
  refunded_amount: number | null;
  updated_at: string | null;
  method: string | null;
  installments: number | null;
  last_four: string | null;
};

export type PaymentAttempt = z.output<typeof paymentAttempt>;
export type RepeatedAttempt = z.output<typeof repeatedAttempt>;
export type AppliedPayment = z.output<typeof appliedPayment>;
export type RefundState = z.output<typeof refundState>;

/** A refund that is written down and not over, as the provider is asked for it. */
export type OpenRefund = {
  id: string;
  amount: number;
  idempotency_key: string;
  provider_payment_id: string;
};

/** What one run of reconcile() did, for the caller's log. */
export type ReconcileReport = {
  expired: number;
  events: number;
  settled: number;
  abandoned: number;
  /** Asked again and still unknown to the provider. */
  checked: number;
  refunded: number;
  /** Payments that the daily look at everything that changed went through. */
  swept: number;
  /** Mails to the shop about what is wrong. */
  alerts: number;
  failed: number;
};
