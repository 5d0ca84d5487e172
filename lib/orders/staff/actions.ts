"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import {
  addOrderNote,
  decideReversal,
  decideWithdrawal,
  moveOrder,
  moveOrders,
  returnItems,
} from "./mutations";
import {
  decideReversalSchema,
  decideWithdrawalSchema,
  moveOrderSchema,
  moveOrdersSchema,
  orderNoteSchema,
  returnItemsSchema,
} from "./schema";

const OFTEN = { limit: 240, windowSeconds: 600 };

export const moveOrderAction = defineAction({
  name: "orders.staff.move",
  schema: moveOrderSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: moveOrder,
});

export const moveOrdersAction = defineAction({
  name: "orders.staff.moveMany",
  schema: moveOrdersSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: moveOrders,
});

export const addOrderNoteAction = defineAction({
  name: "orders.staff.note",
  schema: orderNoteSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: addOrderNote,
});

export const decideWithdrawalAction = defineAction({
  name: "orders.staff.withdrawal",
  schema: decideWithdrawalSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: decideWithdrawal,
});

export const decideReversalAction = defineAction({
  name: "orders.staff.reversal",
  schema: decideReversalSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: decideReversal,
});

export const returnItemsAction = defineAction({
  name: "orders.staff.return",
  schema: returnItemsSchema,
  access: STAFF_ROLES,
  rateLimit: OFTEN,
  run: returnItems,
});
