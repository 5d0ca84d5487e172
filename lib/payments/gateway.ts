import type { CardForm, PaymentAttempt, PaymentSnapshot } from "./types";

export type CardPaymentRequest = {
  attempt: PaymentAttempt;
  card: CardForm;
  ip?: string;
  /** Where the provider tells of changes; left out on addresses it cannot reach. */
  notificationUrl?: string;
};

export type ChangedPage = { from: string; to: string; offset: number; limit: number };

/**
 * What the shop needs of a card payment provider. Calls that move money carry our own idempotency key;
 * they throw GatewayRefused when the provider certainly did nothing and GatewayUncertain when nobody knows.
 */
export interface PaymentGateway {
  createCardPayment(request: CardPaymentRequest): Promise<PaymentSnapshot>;
  /** Null when the provider knows no such payment. */
  getPayment(id: string): Promise<PaymentSnapshot | null>;
  searchByReference(orderId: string): Promise<PaymentSnapshot[]>;
  /** Payments that changed between two moments, oldest change first; `rows` counts those that could not be read too. */
  searchChanged(page: ChangedPage): Promise<{ snapshots: PaymentSnapshot[]; rows: number; total: number }>;
  /** Gives back what is left of a payment, or `amount` of it. */
  refund(id: string, idempotencyKey: string, amount?: number): Promise<void>;
  /** Only what is not decided yet can be cancelled. */
  cancel(id: string, idempotencyKey: string): Promise<void>;
}

/** The provider understood and refused: it made no payment and moved no money. */
export class GatewayRefused extends Error {
  readonly status: number;
  readonly codes: string[];

  constructor(status: number, codes: string[], cause: unknown) {
    super(`payment provider refused: ${status} [${codes.join(", ")}]`, { cause });
    this.name = "GatewayRefused";
    this.status = status;
    this.codes = codes;
  }
}

/** No clear answer (network, timeout, server error): the money may have moved. */
export class GatewayUncertain extends Error {
  constructor(cause: unknown) {
    super("payment provider gave no clear answer", { cause });
    this.name = "GatewayUncertain";
  }
}
