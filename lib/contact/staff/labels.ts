import type { NewsletterState } from "./types";

export const SUBSCRIBER_LABELS: Record<NewsletterState, string> = {
  confirmado: "Confirmado",
  pendiente: "Pendiente de confirmar",
  baja: "Dado de baja",
};
