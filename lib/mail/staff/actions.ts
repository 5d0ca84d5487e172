"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { settleFailedMail } from "./mutations";
import { settleFailedMailSchema } from "./schema";

/** Retries a failed mail or dismisses it. */
export const settleFailedMailAction = defineAction({
  name: "mail.settle-failed-mail",
  schema: settleFailedMailSchema,
  access: STAFF_ROLES,
  run: settleFailedMail,
});
