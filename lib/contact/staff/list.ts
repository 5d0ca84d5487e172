import type { ListSpec } from "@/lib/core/list-state";
import { CONTACT_KINDS, CONTACT_STATES, NEWSLETTER_STATES } from "../types";

export const INBOX_LIST = {
  path: "/admin/mensajes",
  pageSize: 30,
  sorts: ["-recibido", "vence"],
  filters: { estado: [...CONTACT_STATES, "spam"], tipo: CONTACT_KINDS, asignado: null },
} as const satisfies ListSpec;

export const SUBSCRIBER_LIST = {
  path: "/admin/mensajes/suscriptores",
  pageSize: 30,
  sorts: ["-creado"],
  filters: { estado: NEWSLETTER_STATES },
} as const satisfies ListSpec;
