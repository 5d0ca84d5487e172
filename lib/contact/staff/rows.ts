import { z } from "zod";
import { camelKeys, row } from "@/lib/supabase/rows";
import { messageColumns } from "../rows";
import { CONTACT_CHANNELS, CONTACT_STATES, NEWSLETTER_STATES } from "../types";

/** Delivery status of an answer by mail; null when there is none. */
const answerMail = z.enum(["enviado", "en_camino", "perdido"]).nullable();

/** What contact_inbox() returns. */
export const inbox = row({
  total: z.number(),
  counts: z.record(z.enum([...CONTACT_STATES, "spam", "unread", "mine"]), z.number()),
  items: z.array(
    row({
      ...messageColumns,
      id: z.string(),
      name: z.string(),
      preview: z.string(),
      is_spam: z.boolean(),
      is_unread: z.boolean(),
      assigned_name: z.string().nullable(),
      answer_mail: answerMail,
    }),
  ),
});
export type Inbox = z.output<typeof inbox>;
/** A row of the inbox. */
export type InboxItem = Inbox["items"][number];
export type InboxCounts = Inbox["counts"];

const reply = row({
  id: z.number(),
  author: z.string().nullable(),
  /** Channel of the answer; null for an internal note. */
  channel: z.enum(CONTACT_CHANNELS).nullable(),
  body: z.string(),
  created_at: z.string(),
  mail: answerMail,
  mail_id: z.number().nullable(),
});

const { number, kind, state, created_at } = messageColumns;

/** The part of contact_thread()'s result that the screen needs. */
export const thread = z
  .object({
    ...messageColumns,
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    message: z.string(),
    user_id: z.string().nullable(),
    username: z.string().nullable(),
    is_spam: z.boolean(),
    is_unread: z.boolean(),
    assigned_to: z.string().nullable(),
    consent_version: z.string(),
    consent_at: z.string(),
    token: z.string().nullable(),
    replies: z.array(reply),
    /** Of the last answer by mail. */
    answer_mail: answerMail,
    /** Id of the message to answer next; null when there is none. */
    next: z.string().nullable(),
    /** Other messages of the same person. */
    others: z.array(row({ id: z.string(), number, kind, state, created_at })),
  })
  // URL of the sender's page; null without a token.
  .transform(({ token, ...one }) => ({ ...camelKeys(one), statusPath: token && `/pqr/${token}` }));
export type Thread = z.output<typeof thread>;
export type Reply = Thread["replies"][number];

/** What newsletter_list() returns. */
export const subscribers = row({
  total: z.number(),
  counts: z.record(z.enum(NEWSLETTER_STATES), z.number()),
  items: z.array(
    row({
      id: z.string(),
      email: z.string(),
      state: z.enum(NEWSLETTER_STATES),
      source: z.string(),
      created_at: z.string(),
      confirmed_at: z.string().nullable(),
      unsubscribed_at: z.string().nullable(),
    }),
  ),
});
export type Subscribers = z.output<typeof subscribers>;
export type Subscriber = Subscribers["items"][number];

/** What export_newsletter() returns: the confirmed addresses. */
export const exportedAddresses = z.array(row({ email: z.string(), confirmed_at: z.string() }));
export type ExportedAddress = z.output<typeof exportedAddresses>[number];
