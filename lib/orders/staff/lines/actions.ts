"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { sendOrderMails } from "../../mail/composers";
import { addToOrder, changeOrderLines, placeAssistedOrder } from "../mutations";
import { findItems } from "../queries";
import { addToOrderSchema, changeLinesSchema, findItemsSchema, placeAssistedSchema } from "../schema";

export const findItemsAction = defineAction({
  name: "orders.find-items",
  schema: findItemsSchema,
  access: STAFF_ROLES,
  run: findItems,
});

/** Places an order for a call or a chat. */
export const placeAssistedOrderAction = defineAction({
  name: "orders.place-assisted-order",
  schema: placeAssistedSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: placeAssistedOrder,
});

export const changeOrderLinesAction = defineAction({
  name: "orders.change-order-lines",
  schema: changeLinesSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: changeOrderLines,
});

export const addToOrderAction = defineAction({
  name: "orders.add-to-order",
  schema: addToOrderSchema,
  access: STAFF_ROLES,
  mails: sendOrderMails,
  run: addToOrder,
});
