import type { Store } from "./state.ts";
import type { NotificationAction, Payment } from "./types.ts";

export interface Credentials {
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
}

/** Shared dependencies of the sandbox. */
export interface Context {
  store: Store;
  credentials: Credentials;
  now: () => number;
  /** Queues the webhook of a payment's creation or change. */
  notify: (payment: Payment, action: NotificationAction) => void;
}

export const COLLECTOR_ID = 2_047_311_905;
