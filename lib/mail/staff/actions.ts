"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { settleLostMail } from "./mutations";
import { settleLostMailSchema } from "./schema";

/** Sends a lost mail again with the next round, or puts it aside. */
export const settleLostMailAction = defineAction({
  name: "mail.settle-lost",
  schema: settleLostMailSchema,
  access: STAFF_ROLES,
  run: settleLostMail,
});
