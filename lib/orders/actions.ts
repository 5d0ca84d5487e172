"use server";

import { defineAction } from "@/lib/auth/define-action";
import { cancelOrder, refreshStockOfOrder } from "./mutations";
import { cancelOrderSchema } from "./schema";

/** Cancels an unpaid order; whoever holds its link may. */
export const cancelOrderAction = defineAction({
  name: "orders.cancel",
  schema: cancelOrderSchema,
  access: "guest",
  rateLimit: { limit: 30, windowSeconds: 600 },
  run: async ({ token }) => {
    await cancelOrder(token);
    await refreshStockOfOrder(token);
  },
});
