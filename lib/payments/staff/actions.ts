"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { refundOrder, retryRefund } from "./mutations";
import { refundOrderSchema, retryRefundSchema } from "./schema";

/** Gives back some or all of the money of an order. */
export const refundOrderAction = defineAction({
  name: "payments.staff.refund",
  schema: refundOrderSchema,
  access: STAFF_ROLES,
  rateLimit: { limit: 60, windowSeconds: 600 },
  run: refundOrder,
});

/** Asks the provider again for a refund that is still open. */
export const retryRefundAction = defineAction({
  name: "payments.staff.retryRefund",
  schema: retryRefundSchema,
  access: STAFF_ROLES,
  rateLimit: { limit: 60, windowSeconds: 600 },
  run: retryRefund,
});
