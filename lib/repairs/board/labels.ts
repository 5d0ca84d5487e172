import { UNCOLLECTED_DAYS } from "@/lib/legal/promises";
import { REPAIR_STATES, STATE_LABELS } from "../labels";
import type { QuoteStep } from "../quote-step";

export const PROMISE_FILTERS = [
  { value: "vencida", label: "Vencida" },
  { value: "por-vencer", label: "Por vencer" },
  { value: "a-tiempo", label: "A tiempo" },
  { value: "esperando", label: "Esperando al cliente" },
  { value: "sin-recoger", label: `Sin recoger hace ${UNCOLLECTED_DAYS} días` },
];

export const STATE_FILTERS = [
  ...REPAIR_STATES.map((state) => ({ value: state as string, label: STATE_LABELS[state] })),
  { value: "cerrada", label: "Solicitud cerrada" },
];

export const NO_TECHNICIAN = { value: "nadie", label: "Sin técnico" };

export const UNREAD_FILTERS = [{ value: "sin_leer", label: "Sin leer" }];

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
