"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { moveMoney, payAtCounter, recordAnswer } from "./mutations";
import { counterPaymentSchema, moneyMoveSchema, recordAnswerSchema } from "./schema";

export const payAtCounterAction = defineAction({
  name: "repairs.pay-at-counter",
  schema: counterPaymentSchema,
  access: STAFF_ROLES,
  run: ({ quoteId, method, amount }) => payAtCounter(quoteId, method, amount),
});

/** More money on account, a line of it corrected, or given back. */
export const moveMoneyAction = defineAction({
  name: "repairs.move-money",
  schema: moneyMoveSchema,
  access: STAFF_ROLES,
  run: (input) => moveMoney(input),
});

/** What the customer answered to a quote by phone, WhatsApp or at the counter. */
export const recordAnswerAction = defineAction({
  name: "repairs.record-answer",
  schema: recordAnswerSchema,
  access: STAFF_ROLES,
  run: (input) => recordAnswer(input),
});
