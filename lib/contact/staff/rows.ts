import { z } from "zod";
import { camelKeys, row } from "@/lib/supabase/rows";
import { messageColumns } from "../rows";
import { CONTACT_CHANNELS, CONTACT_STATES } from "../types";
import { NEWSLETTER_STATES, type Teammate } from "./types";

/** What contact_inbox() answers. */
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
    }),
  ),
});

const reply = row({
  id: z.number(),
  author: z.string().nullable(),
  /** How it reached the person; null for a note among staff. */
  channel: z.enum(CONTACT_CHANNELS).nullable(),
  body: z.string(),
  created_at: z.string(),
  /** How the mail that carries it fares; null when none does. */
  mail: z.enum(["enviado", "en_camino", "perdido"]).nullable(),
});

const { number, kind, state, created_at } = messageColumns;

/** What contact_thread() answers, of which the screen needs this. */
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
    /** What else the same person wrote. */
    others: z.array(row({ id: z.string(), number, kind, state, created_at })),
  })
  // The page on which the person follows their message; null without a link.
  .transform(({ token, ...one }) => ({ ...camelKeys(one), statusPath: token && `/pqr/${token}` }));

/** What newsletter_list() answers. */
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

/** What export_newsletter() answers: the confirmed addresses as they leave the shop. */
export const exportedAddresses = z.array(row({ email: z.string(), confirmed_at: z.string() }));

export function toTeammate({ id, username }: { id: string; username: string | null }): Teammate {
  return { id, name: username || `Usuario ${id.slice(-6)}` };
}
