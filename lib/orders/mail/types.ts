import type { Letter } from "@/lib/mail/types";
import type { StoreSettings } from "@/lib/settings/types";
import type { OrderDetail } from "../types";

/** What the outbox keeps beside the order (private.order_mails, order_news, refund_news, claim_news). */
export type OrderMailData = {
  /** Whoever ordered has confirmed this address: what they typed may be repeated to it. */
  proved?: boolean | undefined;
  /** Another number of the parcel was told before. */
  corrects?: boolean | undefined;
  /** The payment that gives money back, and how much; without a sum, all of it is about to. */
  attempt?: number | undefined;
  amount?: number | undefined;
  /** The withdrawal or reversal, and what became of it when the mail was written down. */
  id?: string | undefined;
  state?: string | undefined;
};

export type OrderMailContext = {
  siteUrl: string;
  now: number;
  shop: Pick<StoreSettings, "whatsapp" | "address" | "city" | "opensAt" | "closesAt">;
  data: OrderMailData;
  /** Why the shop cancelled it. */
  reason: string;
};

/** Writes about an order as it is at this moment; null when there is nothing to say any more. */
export type OrderWriter = (order: OrderDetail, context: OrderMailContext) => Letter | null;
