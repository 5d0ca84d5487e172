export interface Identification {
  type: string | null;
  number: string | null;
}

export interface Cardholder {
  name: string;
  identification: Identification;
}

/** A stored card token: never the full number nor the security code. */
export interface StoredToken {
  id: string;
  status: "active" | "used";
  first_six_digits: string;
  last_four_digits: string;
  expiration_month: number;
  expiration_year: number;
  cardholder: Cardholder;
  luhn_validation: boolean;
  card_number_length: number;
  security_code_length: number;
  payment_method_id: string;
  date_created: string;
  date_last_updated: string;
  date_due: string;
}

export interface Refund {
  id: number;
  payment_id: number;
  amount: number;
  amount_refunded_to_payer: number;
  metadata: Record<string, unknown>;
  source: { id: string; name: string; type: string };
  date_created: string;
  unique_sequence_number: string | null;
  refund_mode: string;
  adjustment_amount: number;
  status: string;
  reason: string | null;
  labels: string[];
  partition_details: unknown[];
}

export type PaymentStatus =
  | "pending"
  | "approved"
  | "in_process"
  | "in_mediation"
  | "rejected"
  | "cancelled"
  | "refunded"
  | "charged_back";

export interface Payment {
  id: number;
  date_created: string;
  date_approved: string | null;
  date_last_updated: string;
  date_of_expiration: string | null;
  money_release_date: string | null;
  money_release_status: string;
  operation_type: string;
  issuer_id: string;
  payment_method_id: string;
  payment_type_id: string;
  payment_method: { id: string; type: string; issuer_id: string };
  status: PaymentStatus;
  status_detail: string;
  currency_id: string;
  description: string | null;
  live_mode: boolean;
  sponsor_id: number | null;
  authorization_code: string | null;
  collector_id: number;
  payer: Record<string, unknown> & { email: string };
  metadata: Record<string, unknown>;
  additional_info: Record<string, unknown>;
  order: Record<string, unknown>;
  external_reference: string | null;
  transaction_amount: number;
  transaction_amount_refunded: number;
  coupon_amount: number;
  taxes_amount: number;
  installments: number;
  transaction_details: Record<string, unknown>;
  fee_details: { type: string; amount: number; fee_payer: string }[];
  charges_details: unknown[];
  captured: boolean;
  binary_mode: boolean;
  statement_descriptor: string | null;
  card: Record<string, unknown>;
  notification_url: string | null;
  refunds: Refund[];
  processing_mode: string;
  merchant_account_id: string | null;
  point_of_interaction: { type: string; business_info: { unit: string; sub_unit: string } };
  three_ds_info: { external_resource_url: string; creq: string } | null;
  /** Where the bank sends the payer back to. */
  callback_url?: string | null;
}

export type NotificationAction = "payment.created" | "payment.updated";
export type DeliveryKind = "normal" | "duplicate" | "replay" | "forged";
export type ForgeMode = "signature" | "tampered" | "stale" | "unsigned";
export type DeliveryState = "scheduled" | "held" | "delivered" | "failed" | "lost";

export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error: string | null;
  duration_ms: number;
}

export interface Delivery {
  id: string;
  notification_id: number;
  request_id: string;
  payment_id: number;
  action: NotificationAction;
  kind: DeliveryKind;
  forge: ForgeMode | null;
  url: string;
  state: DeliveryState;
  created_at: string;
  due_at: number;
  attempts: DeliveryAttempt[];
}

export interface Settings {
  /** Handling of new notifications: sent, held until released, or dropped. */
  delivery: "send" | "hold" | "lose";
  webhook_delay_ms: number;
  webhook_timeout_ms: number;
  retry_delays_ms: number[];
  /** Unit of `ts` in x-signature; the provider's docs show both. */
  signature_timestamp: "seconds" | "milliseconds";
  /** The SDK script responds 503 while this is on. */
  script_outage: boolean;
  /** The banks of PSE in /v1/payment_methods; `down`: it responds 503. */
  banks: "normal" | "empty" | "down";
  /** Whether a payment from a bank can be refunded in part; the provider's docs say both. */
  partial_bank_refunds: boolean;
}

export type FailureMode =
  | "error_before"
  | "error_after"
  | "timeout_before"
  | "timeout_after"
  | "rate_limited";

export interface Failure {
  mode: FailureMode;
  delay_ms: number;
}

export interface IdempotentAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
  created_at: number;
}

export interface State {
  version: 1;
  last_id: number;
  tokens: Record<string, StoredToken>;
  payments: Record<string, Payment>;
  idempotency: Record<string, IdempotentAnswer>;
  deliveries: Delivery[];
  settings: Settings;
  failures: Failure[];
}
