import type { Letter } from "@/lib/mail/types";
import type { StoreSettings } from "@/lib/settings/types";
import type { OrderDetail } from "../rows";

/** Data of the outbox row besides the order (private.order_mails, order_status_mails, refund_mail, claim_mail, ask_refund_key, give_refund_key). */
export type OrderMailData = {
  /** The buyer's e-mail is verified: typed data may be included. */
  proved?: boolean | undefined;
  /** A previous mail had another tracking number. */
  corrects?: boolean | undefined;
  /** The refunded payment and amount; without an amount, a full refund is about to be made. */
  attempt?: number | undefined;
  amount?: number | undefined;
  /** The buyer's key to which money was returned by hand, or which the buyer has given. */
  to?: string | undefined;
  /** The withdrawal or reversal, and its state when the mail was queued. */
  id?: string | undefined;
  state?: string | undefined;
};

export type OrderMailContext = {
  siteUrl: string;
  now: number;
  shop: Pick<
    StoreSettings,
    | "whatsapp"
    | "address"
    | "city"
    | "latitude"
    | "longitude"
    | "opensAt"
    | "closesAt"
    | "deliveryDays"
    | "carriers"
    | "pickupHours"
  >;
  data: OrderMailData;
  /** Reason of the cancellation. */
  reason: string;
};

/** Composes a mail from the order's current state; null when there is nothing to send any more. */
export type OrderWriter = (order: OrderDetail, context: OrderMailContext) => Letter | null;
