"use server";

import { defineAction } from "@/lib/auth/define-action";
import { BACKGROUND, SELDOM, SUBMISSIONS } from "@/lib/core/limits";
import { SIGNED_OUT } from "@/lib/core/refusal-texts";
import { Failure } from "@/lib/core/result";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { decideQuote } from "./decision";
import { sendRepairMails } from "./mail/composers";
import { commentRepair, markRead, placeQuoteOrder, renewLink, requestRepair, revokeLink } from "./mutations";
import { repairNumber } from "./number";
import {
  commentRepairSchema,
  decideQuoteSchema,
  markReadSchema,
  quoteRefSchema,
  repairRefSchema,
  requestRepairSchema,
} from "./schema";
import { repairRequestMessage } from "./whatsapp-request";

/** Requests a repair online, with or without an account. */
export const requestRepairAction = defineAction({
  name: "repairs.request-repair",
  schema: requestRepairSchema,
  access: "guest",
  rateLimit: SUBMISSIONS,
  mails: sendRepairMails,
  run: async (input, user) => {
    const { id, token } = await requestRepair(input, user);
    const { whatsapp } = await getSettings();
    const number = repairNumber(id);
    return {
      id,
      token,
      number,
      /** Recipient of the mail with the link; empty without an e-mail. */
      copyTo: input.email || user?.email || "",
      whatsappUrl: whatsappLink(whatsapp, repairRequestMessage(number, input)),
    };
  },
});

/** A message from the customer to the workshop. */
export const commentRepairAction = defineAction({
  name: "repairs.comment-repair",
  schema: commentRepairSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: ({ repairId, text }) => commentRepair(repairId, text, { as: "cliente" }),
});

/** Approves or rejects a quote; the owner by session, or anyone with the link token. */
export const decideQuoteAction = defineAction({
  name: "repairs.decide-quote",
  schema: decideQuoteSchema,
  access: "guest",
  rateLimit: SELDOM,
  mails: sendRepairMails,
  run: async (input, user) => {
    if (!user && !input.token) throw new Failure("unauthenticated", SIGNED_OUT);
    return decideQuote(input, user);
  },
});

/** Creates the order that pays an approved quote; continues at /pedido/{token}. */
export const payQuoteAction = defineAction({
  name: "repairs.pay-quote",
  schema: quoteRefSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: ({ quoteId, token }) => placeQuoteOrder(quoteId, token),
});

/** Marks the other side's messages as read. */
export const markReadAction = defineAction({
  name: "repairs.mark-read",
  schema: markReadSchema,
  access: "signed-in",
  rateLimit: BACKGROUND,
  run: markRead,
});

export const renewLinkAction = defineAction({
  name: "repairs.renew-link",
  schema: repairRefSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: renewLink,
});

export const revokeLinkAction = defineAction({
  name: "repairs.revoke-link",
  schema: repairRefSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: revokeLink,
});
