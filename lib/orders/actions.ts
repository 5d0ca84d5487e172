"use server";

import { defineAction } from "@/lib/auth/define-action";
import { getCartLines } from "@/lib/cart/queries";
import type { WantedItem } from "@/lib/cart/schema";
import { COSTLY, SELDOM } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { buyAgain } from "./buy-again";
import { cancelOrder, requestReversal, requestWithdrawal } from "./mutations";
import { getOrderDetail } from "./queries";
import { buyAgainSchema, cancelOrderSchema, reversalSchema, withdrawalSchema } from "./schema";

/** Cancels an unpaid order; whoever holds its link may. */
export const cancelOrderAction = defineAction({
  name: "orders.cancel",
  schema: cancelOrderSchema,
  access: "guest",
  rateLimit: { limit: 30, windowSeconds: 600 },
  run: ({ token }) => cancelOrder(token),
});

/** Withdraws from a purchase (retracto); whoever holds the order's link may. */
export const requestWithdrawalAction = defineAction({
  name: "orders.withdraw",
  schema: withdrawalSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: requestWithdrawal,
});

/** Asks to undo a card payment (reversión del pago); whoever holds the order's link may. */
export const requestReversalAction = defineAction({
  name: "orders.reverse",
  schema: reversalSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: requestReversal,
});

/** What of an own order can go into the cart today; the browser puts it there. */
export const buyAgainAction = defineAction({
  name: "orders.buyAgain",
  schema: buyAgainSchema,
  access: "signed-in",
  rateLimit: COSTLY,
  run: async ({ orderId }) => {
    const order = await getOrderDetail(orderId);
    if (!order?.isOwn) throw new Failure("not_found", "No encontramos ese pedido.");
    const wanted = order.items.flatMap(({ type, itemId: id, quantity }): WantedItem[] =>
      type === "repair" ? [] : [{ type, id, quantity }],
    );
    return buyAgain(order, await getCartLines(wanted));
  },
});
