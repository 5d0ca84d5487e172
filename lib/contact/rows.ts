import { z } from "zod";
import { row } from "@/lib/supabase/rows";
import { CONTACT_CHANNELS, CONTACT_KINDS, CONTACT_SERVICES, CONTACT_STATES } from "./types";

/** Fields of a message that every screen shows. */
export const messageColumns = {
  number: z.string(),
  kind: z.enum(CONTACT_KINDS),
  service: z.enum(CONTACT_SERVICES).nullable(),
  state: z.enum(CONTACT_STATES),
  created_at: z.string(),
  /** Promised response time. */
  promised_at: z.string(),
  /** "2026-12-01": last day of the legal term. */
  due_on: z.string(),
  answered_at: z.string().nullable(),
};

/** What contact_by_token() returns: a message as the holder of its link sees it. */
export const followedMessage = row({
  ...messageColumns,
  message: z.string(),
  closed_at: z.string().nullable(),
  answers: z.array(
    row({ id: z.number(), channel: z.enum(CONTACT_CHANNELS), body: z.string(), created_at: z.string() }),
  ),
});
export type FollowedMessage = z.output<typeof followedMessage>;
export type ContactDates = Pick<
  FollowedMessage,
  "createdAt" | "promisedAt" | "dueOn" | "answeredAt" | "state"
>;

const subscription = z.enum(["pendiente", "confirmado", "baja"]);

/** What newsletter_link() returns: the link's purpose and the subscription's state. */
export const newsletterLink = z.object({ step: z.enum(["confirm", "leave"]), state: subscription });
export type NewsletterLink = z.output<typeof newsletterLink>;

/** What subscribe_newsletter() returns. */
export const firstStep = row({
  state: subscription,
  confirm_token: z.string().optional(),
  unsubscribe_token: z.string().optional(),
});

/** What submit_contact_message() returns. */
export const storedMessage = row({ number: z.string(), token: z.string(), is_new: z.boolean() });
