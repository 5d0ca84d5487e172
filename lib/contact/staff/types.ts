import type { ContactChannel, ContactDates, ContactKind, ContactService, ContactState } from "../types";

/** A line of the inbox. */
export type InboxItem = ContactDates & {
  id: string;
  number: string;
  kind: ContactKind;
  service: ContactService | null;
  name: string;
  preview: string;
  isSpam: boolean;
  isUnread: boolean;
  assignedName: string | null;
};

export type InboxCounts = Record<ContactState | "spam" | "unread" | "mine", number>;

export type Inbox = { items: InboxItem[]; total: number; counts: InboxCounts };

export type Reply = {
  id: number;
  author: string | null;
  /** How it reached the person; null for a note among staff. */
  channel: ContactChannel | null;
  /** How the mail that carries it fares; null when none does. */
  mail: "enviado" | "en_camino" | "perdido" | null;
  body: string;
  createdAt: string;
};

export type Thread = ContactDates & {
  id: string;
  number: string;
  kind: ContactKind;
  service: ContactService | null;
  name: string;
  phone: string;
  email: string;
  message: string;
  userId: string | null;
  username: string | null;
  isSpam: boolean;
  isUnread: boolean;
  assignedTo: string | null;
  consentVersion: string;
  consentAt: string;
  /** Opens the page on which the person follows their message. */
  statusPath: string;
  replies: Reply[];
  /** What else the same person wrote. */
  others: { id: string; number: string; kind: ContactKind; state: ContactState; createdAt: string }[];
};

export type Teammate = { id: string; name: string };

export const NEWSLETTER_STATES = ["confirmado", "pendiente", "baja"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

export type Subscriber = {
  id: string;
  email: string;
  state: NewsletterState;
  source: string;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};

export type Subscribers = { items: Subscriber[]; total: number; counts: Record<NewsletterState, number> };

/** A confirmed address as it leaves the shop. */
export type ExportedAddress = { email: string; confirmedAt: string };
