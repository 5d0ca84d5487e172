import type { z } from "zod";
import type { followedMessage, newsletterLink } from "./rows";

export const CONTACT_KINDS = ["consulta", "peticion", "queja", "reclamo", "sugerencia"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_SERVICES = ["consola", "control", "cursos", "repuestos", "mayorista", "otro"] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];

export const CONTACT_STATES = ["nuevo", "en_curso", "respondido", "cerrado"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_CHANNELS = ["whatsapp", "correo", "llamada"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** What a person who wrote gets back: the number to ask by, the page that follows it, and the chat with the same text. */
export type SentMessage = {
  number: string;
  statusPath: string;
  whatsappUrl: string;
  /** Where a copy went; empty when they left no e-mail. */
  copyTo: string;
};

export type NewsletterLink = z.output<typeof newsletterLink>;
export type FollowedMessage = z.output<typeof followedMessage>;
export type ContactDates = Pick<
  FollowedMessage,
  "createdAt" | "promisedAt" | "dueOn" | "answeredAt" | "state"
>;
