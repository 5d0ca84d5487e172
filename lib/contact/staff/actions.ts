"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { settleFailedMail } from "@/lib/mail/staff/mutations";
import { sendContactMails } from "../mail/composers";
import { assignMessage, handleMessage, readMessage, removeSubscriber, replyMessage } from "./mutations";
import {
  assignMessageSchema,
  handleMessageSchema,
  readMessageSchema,
  removeSubscriberSchema,
  replyMessageSchema,
  resendAnswerSchema,
} from "./schema";

export const handleMessageAction = defineAction({
  name: "contact.handle-message",
  schema: handleMessageSchema,
  access: STAFF_ROLES,
  run: handleMessage,
});

export const assignMessageAction = defineAction({
  name: "contact.assign-message",
  schema: assignMessageSchema,
  access: STAFF_ROLES,
  run: ({ messageId, userId }) => assignMessage(messageId, userId),
});

export const readMessageAction = defineAction({
  name: "contact.read-message",
  schema: readMessageSchema,
  access: STAFF_ROLES,
  run: ({ messageId, isRead }) => readMessage(messageId, isRead),
});

/** An answer by one of the channels, or an internal note. */
export const replyMessageAction = defineAction({
  name: "contact.reply-message",
  schema: replyMessageSchema,
  access: STAFF_ROLES,
  mails: sendContactMails,
  run: replyMessage,
});

/** Resends an answer whose mail failed. */
export const resendAnswerAction = defineAction({
  name: "contact.resend-answer",
  schema: resendAnswerSchema,
  access: STAFF_ROLES,
  mails: sendContactMails,
  run: ({ mailId }) => settleFailedMail({ mailId, retries: true }),
});

export const removeSubscriberAction = defineAction({
  name: "contact.remove-subscriber",
  schema: removeSubscriberSchema,
  access: STAFF_ROLES,
  run: removeSubscriber,
});
