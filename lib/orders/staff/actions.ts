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

export const moveOrderAction = defineAction({
  name: "orders.staff.move",
  schema: moveOrderSchema,
  access: STAFF_ROLES,
  run: moveOrder,
});

export const moveOrdersAction = defineAction({
  name: "orders.staff.moveMany",
  schema: moveOrdersSchema,
  access: STAFF_ROLES,
  run: moveOrders,
});

export const addOrderNoteAction = defineAction({
  name: "orders.staff.note",
  schema: orderNoteSchema,
  access: STAFF_ROLES,
  run: addOrderNote,
});

export const decideWithdrawalAction = defineAction({
  name: "orders.staff.withdrawal",
  schema: decideWithdrawalSchema,
  access: STAFF_ROLES,
  run: decideWithdrawal,
});

export const decideReversalAction = defineAction({
  name: "orders.staff.reversal",
  schema: decideReversalSchema,
  access: STAFF_ROLES,
  run: decideReversal,
});

export const returnItemsAction = defineAction({
  name: "orders.staff.return",
  schema: returnItemsSchema,
  access: STAFF_ROLES,
  run: returnItems,
});
