import type { z } from "zod";
import type { exportedAddresses, inbox, subscribers, thread } from "./rows";

export type Inbox = z.output<typeof inbox>;
/** A row of the inbox. */
export type InboxItem = Inbox["items"][number];
export type InboxCounts = Inbox["counts"];

export type Thread = z.output<typeof thread>;
export type Reply = Thread["replies"][number];

export const NEWSLETTER_STATES = ["confirmado", "pendiente", "baja"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

export type Subscribers = z.output<typeof subscribers>;
export type Subscriber = Subscribers["items"][number];
export type ExportedAddress = z.output<typeof exportedAddresses>[number];
