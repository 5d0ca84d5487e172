"use server";

import { z } from "zod";
import { defineAction } from "@/lib/auth/define-action";
import { getCartLines } from "@/lib/cart/queries";
import type { WantedItem } from "@/lib/cart/schema";
import { BACKGROUND, COSTLY, SELDOM } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { buyAgain } from "./buy-again";
import { sendOrderMails } from "./mail/composers";
import { cancelOrder, giveRefundKey, requestInvoice, requestReversal, requestWithdrawal } from "./mutations";
import { getOrderDetail, getOwnInvoiceData } from "./queries";
import {
  buyAgainSchema,
  cancelOrderSchema,
  refundKeySchema,
  requestInvoiceSchema,
  reversalSchema,
  withdrawalSchema,
} from "./schema";

/** Cancels an unpaid order; requires its link token. */
export const cancelOrderAction = defineAction({
  name: "orders.cancel-order",
  schema: cancelOrderSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: cancelOrder,
});

/** Withdraws from a purchase (retracto); requires the order's link token. */
export const requestWithdrawalAction = defineAction({
  name: "orders.request-withdrawal",
  schema: withdrawalSchema,
  access: "guest",
  rateLimit: SELDOM,
  mails: sendOrderMails,
  run: requestWithdrawal,
});

/** Requests the reversal of an electronic payment (reversión del pago); requires the order's link token. */
export const requestReversalAction = defineAction({
  name: "orders.request-reversal",
  schema: reversalSchema,
  access: "guest",
  rateLimit: SELDOM,
  mails: sendOrderMails,
  run: requestReversal,
});

/** Asks for an invoice of an order, until its number is written; requires the order's link token. */
export const requestInvoiceAction = defineAction({
  name: "orders.request-invoice",
  schema: requestInvoiceSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: requestInvoice,
});

/** Who the signed-in user asked an invoice for last, to fill the form; null for guests. */
export const ownInvoiceDataAction = defineAction({
  name: "orders.own-invoice-data",
  schema: z.object({}),
  access: "guest",
  rateLimit: BACKGROUND,
  run: getOwnInvoiceData,
});

/** Says where to return money that the provider cannot; requires the order's link token. */
export const giveRefundKeyAction = defineAction({
  name: "orders.give-refund-key",
  schema: refundKeySchema,
  access: "guest",
  rateLimit: SELDOM,
  mails: sendOrderMails,
  run: giveRefundKey,
});

/** Items of an own order that can be bought again; the browser adds them to the cart. */
export const buyAgainAction = defineAction({
  name: "orders.buy-again",
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
