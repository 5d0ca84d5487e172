"use server";

import { defineAction } from "@/lib/auth/define-action";
import { ADMIN_ROLES, STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { closeSession, moveCash, openSession, saveDrawer } from "./mutations";
import { closeSessionSchema, moveCashSchema, openSessionSchema, saveDrawerSchema } from "./schema";

export const openSessionAction = defineAction({
  name: "cash.open-session",
  schema: openSessionSchema,
  access: STAFF_ROLES,
  run: openSession,
});

/** Moves cash in or out of an open drawer. */
export const moveCashAction = defineAction({
  name: "cash.move-cash",
  schema: moveCashSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: moveCash,
});

/** Gives the count of a drawer: closes it, or tells the difference. */
export const closeSessionAction = defineAction({
  name: "cash.close-session",
  schema: closeSessionSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: closeSession,
});

/** Adds or renames a drawer, or takes it out of use. */
export const saveDrawerAction = defineAction({
  name: "cash.save-drawer",
  schema: saveDrawerSchema,
  access: ADMIN_ROLES,
  run: saveDrawer,
});
