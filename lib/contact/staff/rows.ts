import type { FollowedAnswer } from "../rows";
import type { ContactChannel } from "../types";
import type {
  ExportedAddress,
  Inbox,
  InboxCounts,
  NewsletterState,
  Reply,
  Subscribers,
  Teammate,
  Thread,
} from "./types";

type DatesRow = Pick<
  FollowedAnswer,
  "state" | "kind" | "service" | "number" | "created_at" | "promised_at" | "due_on" | "answered_at"
>;

/** What the function contact_inbox answers. */
export type InboxAnswer = {
  total: number;
  counts: InboxCounts;
  items: (DatesRow & {
    id: string;
    name: string;
    preview: string;
    is_spam: boolean;
    is_unread: boolean;
    assigned_name: string | null;
  })[];
};

const datesOf = (row: DatesRow) => ({
  number: row.number,
  kind: row.kind,
  service: row.service,
  state: row.state,
  createdAt: row.created_at,
  promisedAt: row.promised_at,
  dueOn: row.due_on,
  answeredAt: row.answered_at,
});

export function toInbox({ total, counts, items }: InboxAnswer): Inbox {
  return {
    total,
    counts,
    items: items.map((row) => ({
      ...datesOf(row),
      id: row.id,
      name: row.name,
      preview: row.preview,
      isSpam: row.is_spam,
      isUnread: row.is_unread,
      assignedName: row.assigned_name,
    })),
  };
}

/** What the function contact_thread answers, of which the screen needs this. */
export type ThreadAnswer = Omit<FollowedAnswer, "answers"> & {
  id: string;
  name: string;
  phone: string;
  email: string;
  user_id: string | null;
  username: string | null;
  is_spam: boolean;
  is_unread: boolean;
  assigned_to: string | null;
  consent_version: string;
  consent_at: string;
  token: string;
  replies: {
    id: number;
    author: string | null;
    channel: ContactChannel | null;
    body: string;
    created_at: string;
    mail: Reply["mail"];
  }[];
  others: (Pick<FollowedAnswer, "number" | "kind" | "state" | "created_at"> & { id: string })[];
};

export function toThread(row: ThreadAnswer): Thread {
  return {
    ...datesOf(row),
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    userId: row.user_id,
    username: row.username,
    isSpam: row.is_spam,
    isUnread: row.is_unread,
    assignedTo: row.assigned_to,
    consentVersion: row.consent_version,
    consentAt: row.consent_at,
    statusPath: `/pqr/${row.token}`,
    replies: row.replies.map(({ created_at, ...reply }) => ({ ...reply, createdAt: created_at })),
    others: row.others.map(({ created_at, ...other }) => ({ ...other, createdAt: created_at })),
  };
}

/** What the function newsletter_list answers. */
export type SubscribersAnswer = {
  total: number;
  counts: Record<NewsletterState, number>;
  items: {
    id: string;
    email: string;
    state: NewsletterState;
    source: string;
    created_at: string;
    confirmed_at: string | null;
    unsubscribed_at: string | null;
  }[];
};

export function toSubscribers({ total, counts, items }: SubscribersAnswer): Subscribers {
  return {
    total,
    counts,
    items: items.map(({ created_at, confirmed_at, unsubscribed_at, ...row }) => ({
      ...row,
      createdAt: created_at,
      confirmedAt: confirmed_at,
      unsubscribedAt: unsubscribed_at,
    })),
  };
}

/** What the function export_newsletter answers. */
export type ExportAnswer = { email: string; confirmed_at: string }[];

export function toExportedAddress({ email, confirmed_at }: ExportAnswer[number]): ExportedAddress {
  return { email, confirmedAt: confirmed_at };
}

export function toTeammate({ id, username }: { id: string; username: string | null }): Teammate {
  return { id, name: username || `Usuario ${id.slice(-6)}` };
}
