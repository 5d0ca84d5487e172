import type { ContactChannel, ContactKind, ContactService, ContactState } from "./types";

export const KIND_LABELS: Record<ContactKind, string> = {
  consulta: "Consulta",
  peticion: "Petición",
  queja: "Queja",
  reclamo: "Reclamo",
  sugerencia: "Sugerencia",
};

export const SERVICE_LABELS: Record<ContactService, string> = {
  consola: "Reparación de consola",
  control: "Reparación de control",
  cursos: "Cursos de reparación",
  repuestos: "Compra de repuestos",
  mayorista: "Suscripción mayorista",
  otro: "Otra consulta",
};

export const STATE_LABELS: Record<ContactState, string> = {
  nuevo: "Nuevo",
  en_curso: "En curso",
  respondido: "Respondido",
  cerrado: "Cerrado",
};

export const STATE_BADGES = {
  nuevo: "primary",
  en_curso: "secondary",
  respondido: "outline",
  cerrado: "outline",
} as const satisfies Record<ContactState, string>;

export const CHANNEL_LABELS: Record<ContactChannel, string> = {
  whatsapp: "WhatsApp",
  correo: "Correo",
  llamada: "Llamada",
};

/** Delivery status of an answer's mail. */
export const ANSWER_MAIL_LABELS = {
  enviado: "Correo enviado",
  en_camino: "Enviando…",
  perdido: "El correo no salió",
} as const;

type Shown = { state: ContactState; isSpam: boolean; answerMail: keyof typeof ANSWER_MAIL_LABELS | null };

/**
 * Label and look of a message in the inbox: an answer whose mail is pending or failed takes precedence over the state.
 */
export function messageBadge({ state, isSpam, answerMail }: Shown) {
  if (isSpam) return { label: "Spam", variant: "destructive" } as const;
  if (answerMail === "en_camino")
    return { label: ANSWER_MAIL_LABELS.en_camino, variant: "secondary" } as const;
  if (answerMail === "perdido" && (state === "nuevo" || state === "en_curso"))
    return { label: ANSWER_MAIL_LABELS.perdido, variant: "destructive" } as const;
  return { label: STATE_LABELS[state], variant: STATE_BADGES[state] };
}

/** Status of a message as its sender reads it. */
export const STATE_TEXT: Record<ContactState, string> = {
  nuevo: "Recibimos tu mensaje. Todavía no lo hemos respondido.",
  en_curso: "Estamos trabajando en tu respuesta.",
  respondido: "Ya te respondimos.",
  cerrado: "Este caso está cerrado. Si falta algo, escríbenos y dinos su número.",
};
