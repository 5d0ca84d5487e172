"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { sendTicketMails } from "./mail/composers";
import { mailTicket, sell } from "./mutations";
import { mailTicketSchema, sellSchema } from "./schema";

export const sellAction = defineAction({
  name: "pos.sell",
  schema: sellSchema,
  access: STAFF_ROLES,
  run: sell,
});

export const mailTicketAction = defineAction({
  name: "pos.mail-ticket",
  schema: mailTicketSchema,
  access: STAFF_ROLES,
  mails: sendTicketMails,
  run: mailTicket,
});
