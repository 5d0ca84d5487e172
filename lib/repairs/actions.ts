"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { Failure } from "@/lib/core/result";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { decideQuote } from "./decision";
import {
  changeState,
  commentRepair,
  createQuote,
  markRead,
  placeQuoteOrder,
  renewLink,
  requestRepair,
  revokeLink,
} from "./mutations";
import { repairNumber } from "./number";
import {
  changeStateSchema,
  commentRepairSchema,
  createQuoteSchema,
  decideQuoteSchema,
  quoteRefSchema,
  repairRefSchema,
  requestRepairSchema,
  staffCommentSchema,
} from "./schema";
import type { RequestedRepair } from "./types";
import { repairRequestMessage } from "./whatsapp-request";

const WORKSHOP = { limit: 240, windowSeconds: 600 };

/** A repair asked for from home, with or without an account. */
export const requestRepairAction = defineAction({
  name: "repairs.request",
  schema: requestRepairSchema,
  access: "guest",
  // Mobile carriers put many customers behind one address.
  rateLimit: { limit: 20, windowSeconds: 3600 },
  run: async (input, user): Promise<RequestedRepair> => {
    const { id, token } = await requestRepair(input, user);
    const { whatsapp } = await getSettings();
    const number = repairNumber(id);
    return { id, token, number, whatsappUrl: whatsappLink(whatsapp, repairRequestMessage(number, input)) };
  },
});

/** A message from the customer to the workshop. */
export const commentRepairAction = defineAction({
  name: "repairs.comment",
  schema: commentRepairSchema,
  access: "signed-in",
  rateLimit: { limit: 30, windowSeconds: 600 },
  run: ({ repairId, text }) => commentRepair(repairId, text, { as: "cliente" }),
});

/** Approves or rejects a quote; the owner with their session, or whoever holds the link. */
export const decideQuoteAction = defineAction({
  name: "repairs.decide-quote",
  schema: decideQuoteSchema,
  access: "guest",
  rateLimit: { limit: 20, windowSeconds: 600 },
  run: async (input, user) => {
    if (!user && !input.token) throw new Failure("unauthenticated", "Inicia sesión para continuar.");
    return decideQuote(input, user);
  },
});

/** Opens the payment of an approved quote; it goes on at /pedido/{token}. */
export const payQuoteAction = defineAction({
  name: "repairs.pay-quote",
  schema: quoteRefSchema,
  access: "guest",
  rateLimit: { limit: 30, windowSeconds: 600 },
  run: ({ quoteId, token }) => placeQuoteOrder(quoteId, token),
});

/** What was said on the other side has been seen. */
export const markReadAction = defineAction({
  name: "repairs.mark-read",
  schema: repairRefSchema,
  access: "signed-in",
  rateLimit: WORKSHOP,
  run: ({ repairId }) => markRead(repairId),
});

export const renewLinkAction = defineAction({
  name: "repairs.renew-link",
  schema: repairRefSchema,
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 600 },
  run: ({ repairId }) => renewLink(repairId),
});

export const revokeLinkAction = defineAction({
  name: "repairs.revoke-link",
  schema: repairRefSchema,
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 600 },
  run: ({ repairId }) => revokeLink(repairId),
});

/** A step of the workshop: state, note, photos. */
export const changeRepairStateAction = defineAction({
  name: "repairs.change-state",
  schema: changeStateSchema,
  access: STAFF_ROLES,
  rateLimit: WORKSHOP,
  run: (input) => changeState(input),
});

export const createQuoteAction = defineAction({
  name: "repairs.create-quote",
  schema: createQuoteSchema,
  access: STAFF_ROLES,
  rateLimit: WORKSHOP,
  run: (input) => createQuote(input),
});

/** A message of the workshop; an internal one never reaches the customer. */
export const staffCommentAction = defineAction({
  name: "repairs.staff-comment",
  schema: staffCommentSchema,
  access: STAFF_ROLES,
  rateLimit: WORKSHOP,
  run: ({ repairId, text, isInternal }) => commentRepair(repairId, text, { as: "admin", isInternal }),
});
