"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTags } from "@/lib/core/cache";
import { commentRepair } from "../mutations";
import {
  applyPart,
  assignCustomer,
  assignTechnician,
  changeState,
  createQuote,
  createRepair,
  editFacts,
  returnPart,
  setComplexity,
} from "./mutations";
import { findCustomers, findStockParts } from "./queries";
import {
  assignCustomerSchema,
  assignTechnicianSchema,
  changeStateSchema,
  complexitySchema,
  createQuoteSchema,
  createRepairSchema,
  lookUpSchema,
  partUseSchema,
  repairFactsSchema,
  returnPartSchema,
  staffCommentSchema,
} from "./schema";

export const changeRepairStateAction = defineAction({
  name: "repairs.change-state",
  schema: changeStateSchema,
  access: STAFF_ROLES,
  run: (input) => changeState(input),
});

export const createQuoteAction = defineAction({
  name: "repairs.create-quote",
  schema: createQuoteSchema,
  access: STAFF_ROLES,
  run: (input) => createQuote(input),
});

/** A message of the workshop; internal ones are never shown to the customer. */
export const staffCommentAction = defineAction({
  name: "repairs.staff-comment",
  schema: staffCommentSchema,
  access: STAFF_ROLES,
  run: ({ repairId, text, isInternal }) => commentRepair(repairId, text, { as: "admin", isInternal }),
});

export const createRepairAction = defineAction({
  name: "repairs.create",
  schema: createRepairSchema,
  access: STAFF_ROLES,
  run: ({ userId, description }) => createRepair(userId, description),
});

/** Records a part as installed, taking it from stock when it comes from there. */
export const applyPartAction = defineAction({
  name: "repairs.apply-part",
  schema: partUseSchema,
  access: STAFF_ROLES,
  renews: (input) => (input.from !== "elsewhere" && input.productId ? productTags([input.productId]) : []),
  run: (input) => applyPart(input),
});

export const returnPartAction = defineAction({
  name: "repairs.return-part",
  schema: returnPartSchema,
  access: STAFF_ROLES,
  renews: ({ productId }) => productTags(productId ? [productId] : []),
  run: ({ partId }) => returnPart(partId),
});

export const assignTechnicianAction = defineAction({
  name: "repairs.assign-technician",
  schema: assignTechnicianSchema,
  access: STAFF_ROLES,
  run: ({ repairId, technicianId }) => assignTechnician(repairId, technicianId),
});

export const setComplexityAction = defineAction({
  name: "repairs.set-complexity",
  schema: complexitySchema,
  access: STAFF_ROLES,
  run: ({ repairId, complexity }) => setComplexity(repairId, complexity),
});

export const assignCustomerAction = defineAction({
  name: "repairs.assign-customer",
  schema: assignCustomerSchema,
  access: STAFF_ROLES,
  run: ({ repairId, userId, version }) => assignCustomer(repairId, userId, version),
});

/** Corrects the check-in data. Concurrent edits are detected by version. */
export const editRepairFactsAction = defineAction({
  name: "repairs.edit-facts",
  schema: repairFactsSchema,
  access: STAFF_ROLES,
  run: (input) => editFacts(input),
});

export const findStockPartsAction = defineAction({
  name: "repairs.find-parts",
  schema: lookUpSchema,
  access: STAFF_ROLES,
  run: ({ query }) => findStockParts(query),
});

export const findCustomersAction = defineAction({
  name: "repairs.find-customers",
  schema: lookUpSchema,
  access: STAFF_ROLES,
  run: ({ query }) => findCustomers(query),
});
