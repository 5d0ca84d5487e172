"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { cancelPayment, refundOrder, retryRefund, settleMismatch } from "./mutations";
import { cancelPaymentSchema, refundOrderSchema, retryRefundSchema, settleMismatchSchema } from "./schema";

/** Gives back some or all of the money of an order. */
export const refundOrderAction = defineAction({
  name: "payments.staff.refund",
  schema: refundOrderSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: refundOrder,
});

/** Asks the provider again for a refund that is still open. */
export const retryRefundAction = defineAction({
  name: "payments.staff.retryRefund",
  schema: retryRefundSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: retryRefund,
});

/** Lets go of a payment that stays under review. */
export const cancelPaymentAction = defineAction({
  name: "payments.staff.cancel",
  schema: cancelPaymentSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: cancelPayment,
});

/** Notes that somebody dealt with a payment that does not fit its order. */
export const settleMismatchAction = defineAction({
  name: "payments.staff.settleMismatch",
  schema: settleMismatchSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: settleMismatch,
});
