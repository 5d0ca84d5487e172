"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTags } from "@/lib/freshness/tags";
import { correctPurchase, recordPurchase } from "./mutations";
import { findProducts } from "./queries";
import { correctPurchaseSchema, findProductsSchema, recordPurchaseSchema } from "./schema";

export const recordPurchaseAction = defineAction({
  name: "inventory.record-purchase",
  schema: recordPurchaseSchema,
  access: STAFF_ROLES,
  refreshes: ({ lines }) => productTags(lines.map(({ product }) => product)),
  run: recordPurchase,
});

export const correctPurchaseAction = defineAction({
  name: "inventory.correct-purchase",
  schema: correctPurchaseSchema,
  access: STAFF_ROLES,
  refreshes: ({ product }) => (product ? productTags([product]) : []),
  run: correctPurchase,
});

export const findProductsAction = defineAction({
  name: "inventory.find-products",
  schema: findProductsSchema,
  access: STAFF_ROLES,
  run: findProducts,
});
