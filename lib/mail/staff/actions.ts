"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { settleLostMail } from "./mutations";
import { settleLostMailSchema } from "./schema";

/** Retries a failed mail or dismisses it. */
export const settleLostMailAction = defineAction({
  name: "mail.settle-lost-mail",
  schema: settleLostMailSchema,
  access: STAFF_ROLES,
  run: settleLostMail,
});
