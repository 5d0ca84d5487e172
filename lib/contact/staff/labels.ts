import type { NewsletterState } from "../types";

export const SUBSCRIBER_LABELS: Record<NewsletterState, string> = {
  confirmado: "Confirmado",
  pendiente: "Pendiente de confirmar",
  baja: "Dado de baja",
};

/** Orders of the inbox. */
export const INBOX_SORT_LABELS = { "-recibido": "Más nuevos primero", vence: "Por plazo de ley" };
