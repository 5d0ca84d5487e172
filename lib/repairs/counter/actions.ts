"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { sendRepairMails } from "../mail/composers";
import { moveMoney, payAtCounter, recordAnswer } from "./mutations";
import { counterPaymentSchema, moneyMoveSchema, recordAnswerSchema } from "./schema";

export const payAtCounterAction = defineAction({
  name: "repairs.pay-at-counter",
  schema: counterPaymentSchema,
  access: STAFF_ROLES,
  run: ({ quoteId, method, amount }) => payAtCounter(quoteId, method, amount),
});

/** Records a deposit, corrects one, or refunds it. */
export const moveMoneyAction = defineAction({
  name: "repairs.move-money",
  schema: moneyMoveSchema,
  access: STAFF_ROLES,
  run: moveMoney,
});

/** Records the customer's answer to a quote given by phone, WhatsApp or in person. */
export const recordAnswerAction = defineAction({
  name: "repairs.record-answer",
  schema: recordAnswerSchema,
  access: STAFF_ROLES,
  mails: sendRepairMails,
  run: recordAnswer,
});
