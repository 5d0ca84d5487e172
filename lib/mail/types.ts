import type { StoreSettings } from "@/lib/settings/types";

/** A rendered mail. */
export type Mail = { subject: string; html: string; text: string; headers?: Record<string, string> };

/** A due mail in the outbox. */
export type DueMail = {
  id: number;
  kind: string;
  recipient: string;
  /** Id of the order, message or subscriber. */
  about: string;
  data: Record<string, unknown>;
};

/** Composes a mail; null when there is nothing to send any more. */
export type Composer = (due: DueMail) => Promise<Mail | null>;

/** Composers by kind of mail: each domain has its own. */
export type Composers = Record<string, Composer>;

export type Link = { label: string; href: string };

/** Text with links. */
export type InlineText = string | readonly (string | Link)[];

/** A row of a price table. */
export type BillLine = { name: string; detail: string; amount: string };

/** Content of a mail; HTML and plain text are rendered from it. A text alone is a paragraph. */
export type Block =
  | InlineText
  | { type: "heading"; text: string }
  | { type: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { type: "bill"; lines: readonly BillLine[]; sums: readonly (readonly [label: string, value: string])[] }
  | { type: "list"; items: readonly InlineText[] }
  | { type: "quote"; text: string }
  | { type: "button"; link: Link };

export type Letter = {
  subject: string;
  title: string;
  /** Preview text that inboxes show beside the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Why the recipient got this mail. */
  reason: InlineText;
  headers?: Record<string, string>;
};

/** The sender: the seller's identity, which the law requires on mails about a contract. */
export type Sender = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
> & { siteUrl: string };
