"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { DAILY_WORK } from "@/lib/core/limits";
import { settleLostMail } from "./mutations";
import { settleLostMailSchema } from "./schema";

/** Sends a lost mail again with the next round, or puts it aside. */
export const settleLostMailAction = defineAction({
  name: "mail.settle-lost",
  schema: settleLostMailSchema,
  access: STAFF_ROLES,
  rateLimit: DAILY_WORK,
  run: settleLostMail,
});
