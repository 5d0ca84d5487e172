import { UNCOLLECTED_DAYS } from "@/lib/legal/promises";
import { STATE_LABELS } from "../labels";
import type { QuoteStep } from "../quote-step";

export const PROMISE_FILTERS = {
  vencida: "Vencida",
  "por-vencer": "Por vencer",
  "a-tiempo": "A tiempo",
  esperando: "Esperando al cliente",
  "sin-recoger": `Sin recoger hace ${UNCOLLECTED_DAYS} días`,
};

export const STATE_FILTERS = { ...STATE_LABELS, cerrada: "Solicitud cerrada" };

export const NO_TECHNICIAN = { nadie: "Sin técnico" };

export const UNREAD_FILTERS = { sin_leer: "Sin leer" };

/** Quote status for the workshop. */
export const QUOTE_STEPS = {
  decide: "pendiente",
  expired: "vencida",
  pay: "aprobada, por pagar",
  in_review: "pago en revisión",
  paid: "pagada",
  rejected: "rechazada",
  void: "ya no se cobra",
} satisfies Record<QuoteStep, string>;

/** Sorts of the list on phones, which has no column headers. */
export const SORT_LABELS = {
  "-recibido": "Más nuevas",
  recibido: "Más antiguas",
  promesa: "Primero lo prometido",
  cliente: "Cliente (A-Z)",
  estado: "Estado",
  "-novedad": "Última novedad",
};
