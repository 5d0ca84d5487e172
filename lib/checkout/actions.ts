"use server";

import { z } from "zod";
import { defineAction } from "@/lib/auth/define-action";
import { BACKGROUND, ORDERS } from "@/lib/core/limits";
import { orderUrl } from "@/lib/orders/link";
import { sendOrderMails } from "@/lib/orders/mail/composers";
import { OFFLINE_METHODS, ONLINE_METHODS } from "@/lib/orders/methods";
import { getBanks } from "@/lib/payments/banks";
import { payOrder } from "@/lib/payments/mutations";
import { clientAddress } from "@/lib/server/client-address";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { acceptTerms, checkOut, leavePayment, payByBank, resumeChallenge } from "./mutations";
import { checkCart, followCheckout, paymentSession } from "./queries";
import {
  acceptTermsSchema,
  checkCartSchema,
  checkoutSchema,
  orderLinkSchema,
  payByBankSchema,
  processPaymentSchema,
} from "./schema";
import type { CashOrder, PaymentStart } from "./types";
import { cashOrderMessage } from "./whatsapp-order";

/** Current names, prices and stock of the cart's items. */
export const checkCartAction = defineAction({
  name: "checkout.check-cart",
  schema: checkCartSchema,
  access: "guest",
  rateLimit: BACKGROUND,
  run: ({ items, token }) => checkCart(items, token),
});

/** Places an order for online payment. */
export const createPaymentAction = defineAction({
  name: "checkout.create-payment",
  schema: checkoutSchema(ONLINE_METHODS),
  access: "guest",
  rateLimit: ORDERS,
  run: async (input, user): Promise<PaymentStart> => {
    const order = await checkOut(input, user);
    const { token, paymentStatus } = order;
    if (order.isPaymentInFlight || (paymentStatus !== "unpaid" && paymentStatus !== "rejected"))
      return { kind: "settled", token, paymentStatus };
    return { kind: "session", session: paymentSession(order, user?.email) };
  },
});

/** Places a cash-on-delivery order and returns its WhatsApp message. */
export const placeCashOrderAction = defineAction({
  name: "checkout.place-cash-order",
  schema: checkoutSchema(OFFLINE_METHODS),
  access: "guest",
  rateLimit: ORDERS,
  mails: sendOrderMails,
  run: async (input, user): Promise<CashOrder> => {
    const order = await checkOut(input, user);
    const { whatsapp } = await getSettings();
    return {
      token: order.token,
      whatsappUrl: whatsappLink(whatsapp, cashOrderMessage(order, orderUrl(order.token))),
    };
  },
});

/** The buyer accepts the terms of an order that staff placed, before the first payment. */
export const acceptTermsAction = defineAction({
  name: "checkout.accept-terms",
  schema: acceptTermsSchema,
  access: "guest",
  rateLimit: ORDERS,
  run: acceptTerms,
});

/** Banks that a payment can come from; none: payments from a bank are not offered now. */
export const getBanksAction = defineAction({
  name: "checkout.get-banks",
  schema: z.object({}),
  access: "guest",
  rateLimit: BACKGROUND,
  run: async () => ({ banks: await getBanks() }),
});

/** Opens the payment of an order at the buyer's bank. The amount comes from the database. */
export const payByBankAction = defineAction({
  name: "checkout.pay-by-bank",
  schema: payByBankSchema,
  access: "guest",
  rateLimit: ORDERS,
  mails: sendOrderMails,
  run: async (input) => payByBank(input, { ip: await clientAddress() }),
});

/** The challenge of an order's card payment after a reload, or what became of the payment after the challenge. */
export const resumeChallengeAction = defineAction({
  name: "checkout.resume-challenge",
  schema: orderLinkSchema,
  access: "guest",
  rateLimit: ORDERS,
  mails: sendOrderMails,
  run: resumeChallenge,
});

/** Gives up a payment that waits for its buyer, to pay otherwise; one that was approved meanwhile stays. */
export const leavePaymentAction = defineAction({
  name: "checkout.leave-payment",
  schema: orderLinkSchema,
  access: "guest",
  rateLimit: ORDERS,
  mails: sendOrderMails,
  run: leavePayment,
});

/** Charges an order by card. The amount comes from the database. */
export const processPaymentAction = defineAction({
  name: "checkout.process-payment",
  schema: processPaymentSchema,
  access: "guest",
  rateLimit: ORDERS,
  mails: sendOrderMails,
  run: async ({ token, card, total }) => payOrder(token, card, { ip: await clientAddress(), total }),
});

/** The state of a checkout that was interrupted in this browser. */
export const getCheckoutStateAction = defineAction({
  name: "checkout.get-checkout-state",
  schema: orderLinkSchema,
  access: "guest",
  rateLimit: BACKGROUND,
  run: followCheckout,
});
