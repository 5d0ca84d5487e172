import type { AddressParts } from "@/lib/places/address";
import type { BankForm } from "./bank-form";
import type { PaymentAttempt } from "./rows";
import type { CardForm } from "./schema";
import type { Bank, PaymentSnapshot } from "./types";

export type PaymentRequest = {
  attempt: PaymentAttempt;
  ip?: string;
  /** Webhook URL; omitted when the provider cannot reach it. */
  notificationUrl?: string;
};

export type CardPaymentRequest = PaymentRequest & { card: CardForm };

export type BankPaymentRequest = PaymentRequest & {
  bank: BankForm;
  payer: { name: string; email: string };
  /** The shop's address, for orders without one. */
  shop: Pick<AddressParts, "street" | "neighbourhood" | "municipality"> & { phone: string };
  /** Where the bank sends the buyer back to. */
  callbackUrl: string;
};

export type ChangedPage = { from: string; to: string; offset: number; limit: number };

/**
 * Interface of a payment provider. Calls that move money have an idempotency key of ours; they throw
 * GatewayRefused when nothing was charged for certain, and GatewayUncertain when the outcome is unknown.
 */
export interface PaymentGateway {
  createCardPayment(request: CardPaymentRequest): Promise<PaymentSnapshot>;
  createBankPayment(request: BankPaymentRequest): Promise<PaymentSnapshot>;
  /** Banks that a payment can come from; empty while the method is not offered. */
  listBanks(): Promise<Bank[]>;
  /** Null when the payment does not exist at the provider. */
  getPayment(id: string): Promise<PaymentSnapshot | null>;
  searchByReference(orderId: string): Promise<PaymentSnapshot[]>;
  /** Payments updated between two times, oldest update first; `rows` includes those that could not be parsed. */
  searchChanged(page: ChangedPage): Promise<{ snapshots: PaymentSnapshot[]; rows: number; total: number }>;
  /** Refunds the rest of a payment, or `amount` of it. */
  refund(id: string, idempotencyKey: string, amount?: number): Promise<void>;
  /** Cancels an undecided payment. */
  cancel(id: string, idempotencyKey: string): Promise<void>;
}

/** The provider rejected the request: no payment was made, no money moved. */
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

/** No clear response (network, timeout, server error): money may have moved. */
export class GatewayUncertain extends Error {
  constructor(cause: unknown) {
    super("payment provider gave no clear answer", { cause });
    this.name = "GatewayUncertain";
  }
}
