/** Result of a payment for the customer. `paymentId` is the provider's id, or ours while it is unknown. */
export type PaymentOutcome = {
  status: "approved" | "pending" | "rejected";
  paymentId: string;
  statusDetail: string;
  message: string;
};

/** The page of the card's bank that asks the buyer, shown in a frame: `creq` is posted to `url`. */
export type Challenge = { url: string; creq: string };

/** `challenge`: the payment waits until the buyer has answered the bank. */
export type CardOutcome = PaymentOutcome & { challenge?: Challenge };

/** `bankUrl`: where the buyer authorises the payment, until `expiresAt`; absent when the provider has not answered. */
export type BankOutcome = PaymentOutcome & { bankUrl?: string; expiresAt?: string };

/** A bank of payments from a bank, as the provider names it. */
export type Bank = { id: string; name: string };

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

/** State of a payment at one time, as apply_payment takes it. Whole pesos. */
export type PaymentSnapshot = {
  id: string;
  external_reference: string | null;
  idempotency_key: string | null;
  amount: number;
  currency: string;
  status: ProviderStatus;
  status_detail: string;
  /** Null when the provider does not report it. */
  refunded_amount: number | null;
  updated_at: string | null;
  method: string | null;
  installments: number | null;
  last_four: string | null;
  bank_url: string | null;
  expires_at: string | null;
  /** What the provider keeps of it, what it pays out and when, once it is approved. */
  fee: number | null;
  net: number | null;
  released_at: string | null;
  /** Only of a payment that waits for it; never stored. */
  challenge?: Challenge;
};

/** A stored refund that is not settled, as needed for the provider's call. */
export type OpenRefund = {
  id: string;
  amount: number;
  idempotency_key: string;
  provider_payment_id: string;
};

/** Result of a reconcile() run, for the log. */
export type ReconcileReport = {
  expired: number;
  events: number;
  settled: number;
  abandoned: number;
  /** Checked again and still unknown to the provider. */
  checked: number;
  refunded: number;
  /** Payments processed by the daily sweep. */
  swept: number;
  /** Alert mails queued. */
  alerts: number;
  /** Calls to the provider. */
  asked: number;
  /** 1 when the provider's last answer was unclear. */
  unanswered: number;
  failed: number;
};
