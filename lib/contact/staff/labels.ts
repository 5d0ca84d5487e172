import type { NewsletterState } from "./types";

export const INBOX_PATH = "/admin/mensajes";
export const SUBSCRIBERS_PATH = "/admin/mensajes/suscriptores";

export const INBOX_LIST = {
  sorts: ["-recibido", "vence"],
  filters: ["estado", "tipo", "asignado"],
} as const;

export const SUBSCRIBER_LIST = { sorts: ["-creado"], filters: ["estado"] } as const;

export const PAGE_SIZE = 30;

export const SUBSCRIBER_LABELS: Record<NewsletterState, string> = {
  confirmado: "Confirmado",
  pendiente: "Pendiente de confirmar",
  baja: "Dado de baja",
};
