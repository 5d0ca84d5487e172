"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { WHILE_TYPING } from "@/lib/core/limits";
import { sendRepairMails } from "../mail/composers";
import { addIntakePhotos, closeRequest, takeIn } from "./mutations";
import { findKnownCustomers, findKnownDevices } from "./queries";
import {
  closeRequestSchema,
  findCustomersSchema,
  findDevicesSchema,
  intakePhotosSchema,
  takeInSchema,
} from "./schema";

/** Checks in a device at the counter. */
export const takeInRepairAction = defineAction({
  name: "repairs.take-in-repair",
  schema: takeInSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: takeIn,
});

export const addIntakePhotosAction = defineAction({
  name: "repairs.add-intake-photos",
  schema: intakePhotosSchema,
  access: STAFF_ROLES,
  run: ({ repairId, photos }) => addIntakePhotos(repairId, photos),
});

/** Searches customers while typing. */
export const findKnownCustomersAction = defineAction({
  name: "repairs.find-known-customers",
  schema: findCustomersSchema,
  access: STAFF_ROLES,
  rateLimit: WHILE_TYPING,
  run: ({ query }) => findKnownCustomers(query),
});

/** The customer's former devices. */
export const findKnownDevicesAction = defineAction({
  name: "repairs.find-known-devices",
  schema: findDevicesSchema,
  access: STAFF_ROLES,
  rateLimit: WHILE_TYPING,
  run: ({ userId, phone }) => findKnownDevices(userId, phone),
});

/** Closes an online request whose device never arrived. */
export const closeRequestAction = defineAction({
  name: "repairs.close-request",
  schema: closeRequestSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: ({ repairId, reason }) => closeRequest(repairId, reason),
});
