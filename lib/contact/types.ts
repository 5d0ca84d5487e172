export const CONTACT_KINDS = ["consulta", "peticion", "queja", "reclamo", "sugerencia"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_SERVICES = ["consola", "control", "cursos", "repuestos", "mayorista", "otro"] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];

export const CONTACT_STATES = ["nuevo", "en_curso", "respondido", "cerrado"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_CHANNELS = ["whatsapp", "correo", "llamada"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const NEWSLETTER_STATES = ["confirmado", "pendiente", "baja"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** Shown after sending: the message number, the URL of its page, and a chat link with the same text. */
export type SentMessage = {
  number: string;
  statusPath: string;
  whatsappUrl: string;
  /** Where the receipt was mailed; empty when no e-mail was given. */
  copyTo: string;
};
