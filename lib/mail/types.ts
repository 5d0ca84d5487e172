import type { StoreSettings } from "@/lib/settings/types";

/** A mail that is ready to be sent. */
export type Mail = { subject: string; html: string; text: string; headers?: Record<string, string> };

/** What the outbox tells of a mail that is due. */
export type DueMail = {
  id: number;
  kind: string;
  recipient: string;
  /** The order, message or subscriber that it speaks of. */
  about: string;
  data: Record<string, unknown>;
};

/** Writes a mail; null when there is nothing to say any more. */
export type Composer = (due: DueMail) => Promise<Mail | null>;

/** By kind of mail: each domain has its own. */
export type Composers = Record<string, Composer>;

export type Link = { label: string; href: string };

/** Words of a paragraph, with links among them. */
export type Words = string | readonly (string | Link)[];

/** A line of a bill. */
export type BillLine = { name: string; detail: string; amount: string };

/** What a mail is made of; html and plain text are both drawn from it. */
export type Block =
  | { type: "paragraph"; words: Words }
  | { type: "heading"; text: string }
  | { type: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { type: "bill"; lines: readonly BillLine[]; sums: readonly (readonly [label: string, value: string])[] }
  | { type: "list"; items: readonly Words[] }
  | { type: "quote"; text: string }
  | { type: "button"; link: Link };

export type Letter = {
  subject: string;
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Why this mail came. */
  reason: Words;
  headers?: Record<string, string>;
};

/** Who writes: the store's identity, which the law wants on every mail about a contract. */
export type Sender = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
> & { siteUrl: string };
