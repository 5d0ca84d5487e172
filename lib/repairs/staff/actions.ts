"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { searchPeople } from "@/lib/users/staff/queries";
import { sendRepairMails } from "../mail/composers";
import { commentRepair } from "../mutations";
import {
  applyPart,
  assignCustomer,
  assignTechnician,
  changeState,
  createQuote,
  createRepair,
  editFacts,
  hideComment,
  hidePhoto,
  returnPart,
  setComplexity,
} from "./mutations";
import { findStockParts } from "./queries";
import {
  assignCustomerSchema,
  assignTechnicianSchema,
  changeStateSchema,
  complexitySchema,
  createQuoteSchema,
  createRepairSchema,
  hideCommentSchema,
  hidePhotoSchema,
  lookUpSchema,
  partUseSchema,
  repairFactsSchema,
  returnPartSchema,
  staffCommentSchema,
} from "./schema";

export const changeRepairStateAction = defineAction({
  name: "repairs.change-repair-state",
  schema: changeStateSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: changeState,
});

export const createQuoteAction = defineAction({
  name: "repairs.create-quote",
  schema: createQuoteSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: createQuote,
});

/** A message of the workshop; internal ones are never shown to the customer. */
export const staffCommentAction = defineAction({
  name: "repairs.staff-comment",
  schema: staffCommentSchema,
  access: STAFF_ROLES,
  run: ({ repairId, text, isInternal }) => commentRepair(repairId, text, { as: "admin", isInternal }),
});

export const createRepairAction = defineAction({
  name: "repairs.create-repair",
  schema: createRepairSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: ({ userId, description }) => createRepair(userId, description),
});

/** Records a part as installed, taking it from stock when it comes from there. */
export const applyPartAction = defineAction({
  name: "repairs.apply-part",
  schema: partUseSchema,
  access: STAFF_ROLES,
  run: applyPart,
});

export const returnPartAction = defineAction({
  name: "repairs.return-part",
  schema: returnPartSchema,
  access: STAFF_ROLES,
  run: returnPart,
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
  name: "repairs.edit-repair-facts",
  schema: repairFactsSchema,
  access: STAFF_ROLES,
  run: editFacts,
});

export const hidePhotoAction = defineAction({
  name: "repairs.hide-photo",
  schema: hidePhotoSchema,
  access: STAFF_ROLES,
  run: ({ repairId, photo, reason }) => hidePhoto(repairId, photo, reason),
});

export const hideCommentAction = defineAction({
  name: "repairs.hide-comment",
  schema: hideCommentSchema,
  access: STAFF_ROLES,
  run: ({ commentId }) => hideComment(commentId),
});

export const findStockPartsAction = defineAction({
  name: "repairs.find-stock-parts",
  schema: lookUpSchema,
  access: STAFF_ROLES,
  run: findStockParts,
});

/** Accounts that an order can belong to. */
export const findAccountsAction = defineAction({
  name: "repairs.find-accounts",
  schema: lookUpSchema,
  access: STAFF_ROLES,
  run: async ({ query }) => (await searchPeople({ query, pageSize: 8 })).people,
});
