"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { assignMessage, handleMessage, readMessage, removeSubscriber, replyMessage } from "./mutations";
import {
  assignMessageSchema,
  handleMessageSchema,
  readMessageSchema,
  removeSubscriberSchema,
  replyMessageSchema,
} from "./schema";

export const handleMessageAction = defineAction({
  name: "contact.handle",
  schema: handleMessageSchema,
  access: STAFF_ROLES,
  run: handleMessage,
});

export const assignMessageAction = defineAction({
  name: "contact.assign",
  schema: assignMessageSchema,
  access: STAFF_ROLES,
  run: ({ messageId, userId }) => assignMessage(messageId, userId),
});

export const readMessageAction = defineAction({
  name: "contact.read",
  schema: readMessageSchema,
  access: STAFF_ROLES,
  run: ({ messageId, isRead }) => readMessage(messageId, isRead),
});

/** An answer by one of the channels, or an internal note. */
export const replyMessageAction = defineAction({
  name: "contact.reply",
  schema: replyMessageSchema,
  access: STAFF_ROLES,
  run: replyMessage,
});

export const removeSubscriberAction = defineAction({
  name: "newsletter.remove",
  schema: removeSubscriberSchema,
  access: STAFF_ROLES,
  run: ({ subscriberId }) => removeSubscriber(subscriberId),
});
