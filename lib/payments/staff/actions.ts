"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { sendOrderMails } from "@/lib/orders/mail/composers";
import { askRefundKey, cancelPayment, refundOrder, retryRefund, settleMismatch } from "./mutations";
import {
  askRefundKeySchema,
  cancelPaymentSchema,
  refundOrderSchema,
  retryRefundSchema,
  settleMismatchSchema,
} from "./schema";

/** Refunds an order in full or in part. */
export const refundOrderAction = defineAction({
  name: "payments.refund-order",
  schema: refundOrderSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  mails: sendOrderMails,
  run: refundOrder,
});

/** Retries an open refund. */
export const retryRefundAction = defineAction({
  name: "payments.retry-refund",
  schema: retryRefundSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  mails: sendOrderMails,
  run: retryRefund,
});

/** Asks the buyer for the key to return money by hand. */
export const askRefundKeyAction = defineAction({
  name: "payments.ask-refund-key",
  schema: askRefundKeySchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  mails: sendOrderMails,
  run: askRefundKey,
});

/** Cancels a payment under review. */
export const cancelPaymentAction = defineAction({
  name: "payments.cancel-payment",
  schema: cancelPaymentSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: cancelPayment,
});

/** Marks a payment that does not match its order as handled. */
export const settleMismatchAction = defineAction({
  name: "payments.settle-mismatch",
  schema: settleMismatchSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: settleMismatch,
});
