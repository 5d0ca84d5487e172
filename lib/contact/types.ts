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

/** What a link of the newsletter is for, and how its address stands. */
export type NewsletterLink = {
  step: "confirm" | "leave";
  state: "pendiente" | "confirmado" | "baja";
};

export type ContactDates = {
  createdAt: string;
  /** Until when the shop promises an answer. */
  promisedAt: string;
  /** "2026-12-01": last day that the law gives. */
  dueOn: string;
  answeredAt: string | null;
  state: ContactState;
};

/** A message as whoever holds its link sees it. */
export type FollowedMessage = ContactDates & {
  number: string;
  kind: ContactKind;
  service: ContactService | null;
  message: string;
  closedAt: string | null;
  answers: { id: number; channel: ContactChannel; body: string; createdAt: string }[];
};
