"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { sendOrderMails } from "../mail/composers";
import {
  addOrderNote,
  collectOrders,
  correctOrder,
  decideReversal,
  decideWithdrawal,
  handOverOrder,
  moveOrder,
  moveOrders,
  returnItems,
  shipOrders,
  switchDelivery,
  writeInvoice,
} from "./mutations";
import { getParcels } from "./queries";
import {
  collectOrdersSchema,
  correctOrderSchema,
  decideReversalSchema,
  decideWithdrawalSchema,
  findParcelsSchema,
  handOverSchema,
  moveOrderSchema,
  moveOrdersSchema,
  orderNoteSchema,
  returnItemsSchema,
  shipOrdersSchema,
  switchDeliverySchema,
  writeInvoiceSchema,
} from "./schema";

export const moveOrderAction = defineAction({
  name: "orders.move-order",
  schema: moveOrderSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: moveOrder,
});

export const moveOrdersAction = defineAction({
  name: "orders.move-orders",
  schema: moveOrdersSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: moveOrders,
});

export const shipOrdersAction = defineAction({
  name: "orders.ship-orders",
  schema: shipOrdersSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: shipOrders,
});

export const collectOrdersAction = defineAction({
  name: "orders.collect-orders",
  schema: collectOrdersSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: collectOrders,
});

/** Orders that were pasted and are not in the table, whatever their state. */
export const findParcelsAction = defineAction({
  name: "orders.find-parcels",
  schema: findParcelsSchema,
  access: STAFF_ROLES,
  run: async ({ use, numbers }) => (await getParcels(use, { numbers })).items,
});

export const handOverOrderAction = defineAction({
  name: "orders.hand-over-order",
  schema: handOverSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: handOverOrder,
});

export const switchDeliveryAction = defineAction({
  name: "orders.switch-delivery",
  schema: switchDeliverySchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: switchDelivery,
});

export const addOrderNoteAction = defineAction({
  name: "orders.add-order-note",
  schema: orderNoteSchema,
  access: STAFF_ROLES,
  run: addOrderNote,
});

export const correctOrderAction = defineAction({
  name: "orders.correct-order",
  schema: correctOrderSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: correctOrder,
});

export const decideWithdrawalAction = defineAction({
  name: "orders.decide-withdrawal",
  schema: decideWithdrawalSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: decideWithdrawal,
});

export const decideReversalAction = defineAction({
  name: "orders.decide-reversal",
  schema: decideReversalSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: decideReversal,
});

export const returnItemsAction = defineAction({
  name: "orders.return-items",
  schema: returnItemsSchema,
  access: STAFF_ROLES,
  run: returnItems,
});

export const writeInvoiceAction = defineAction({
  name: "orders.write-invoice",
  schema: writeInvoiceSchema,
  access: STAFF_ROLES,
  run: writeInvoice,
});
