"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { cancelPayment, refundOrder, retryRefund, settleMismatch } from "./mutations";
import { cancelPaymentSchema, refundOrderSchema, retryRefundSchema, settleMismatchSchema } from "./schema";

/** Refunds an order in full or in part. */
export const refundOrderAction = defineAction({
  name: "payments.staff.refund",
  schema: refundOrderSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: refundOrder,
});

/** Retries an open refund. */
export const retryRefundAction = defineAction({
  name: "payments.staff.retryRefund",
  schema: retryRefundSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: retryRefund,
});

/** Cancels a payment under review. */
export const cancelPaymentAction = defineAction({
  name: "payments.staff.cancel",
  schema: cancelPaymentSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: cancelPayment,
});

/** Marks a payment that does not match its order as handled. */
export const settleMismatchAction = defineAction({
  name: "payments.staff.settleMismatch",
  schema: settleMismatchSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: settleMismatch,
});
