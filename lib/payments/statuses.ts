import type { Listed } from "@/lib/supabase/database.types";
import type { PaymentOutcome } from "./types";

/**
 * The provider's statuses, and two of our own: `created` until it has responded, `error` when it rejected the request.
 */
export type PaymentStatus = (typeof Listed.payments.status)[number];

type Status = {
  /** Staff's label. */
  label: string;
  /** What happened and what the customer can do next, unless the status detail says it better. */
  message: string;
  /** Result for the customer. */
  outcome: PaymentOutcome["status"];
};

/** Statuses of a payment and their traits: other code checks a trait, never a status's name. */
export const PAYMENT_STATUSES: Record<PaymentStatus, Status> = {
  created: {
    label: "Sin respuesta todavía",
    message:
      "Todavía no sabemos si el pago pasó. Lo confirmamos en unos minutos; no pagues de nuevo mientras tanto.",
    outcome: "pending",
  },
  error: {
    label: "No llegó al banco",
    message: "El intento no llegó al banco y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
    outcome: "rejected",
  },
  pending: {
    label: "Pendiente",
    message: "Tu pago está pendiente. Te avisaremos cuando se confirme; no pagues de nuevo.",
    outcome: "pending",
  },
  in_process: {
    label: "En revisión",
    message: "Estamos revisando tu pago. Te avisaremos cuando se confirme; no pagues de nuevo.",
    outcome: "pending",
  },
  authorized: {
    label: "Autorizado, sin cobrar",
    message: "Tu banco reservó el dinero. Te avisaremos cuando confirmemos el pago.",
    outcome: "pending",
  },
  approved: { label: "Aprobado", message: "¡Listo! Tu pago fue aprobado.", outcome: "approved" },
  rejected: { label: "Rechazado", message: "Pago rechazado. Usa otra tarjeta.", outcome: "rejected" },
  cancelled: {
    label: "Anulado",
    message: "El pago se canceló y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
    outcome: "rejected",
  },
  refunded: {
    label: "Devuelto",
    message: "Te devolvimos el dinero de este pago.",
    outcome: "rejected",
  },
  charged_back: {
    label: "Contracargo",
    message: "Hay un reclamo abierto sobre este pago. Escríbenos por WhatsApp.",
    outcome: "rejected",
  },
  in_mediation: {
    label: "Reclamo abierto",
    message: "Hay un reclamo abierto sobre este pago. Escríbenos por WhatsApp.",
    outcome: "rejected",
  },
};

/** Labels of a payment's result, for the customer. */
export const OUTCOME_LABELS: Record<PaymentOutcome["status"], string> = {
  approved: "Aprobado",
  pending: "Pendiente",
  rejected: "Rechazado",
};

/** Not decided yet: no other payment may be started. private.has_payment_in_flight has the same rule and decides. */
const isOpenStatus = (status: PaymentStatus): boolean => PAYMENT_STATUSES[status].outcome === "pending";

export const OPEN_STATUSES = (Object.keys(PAYMENT_STATUSES) as PaymentStatus[]).filter(isOpenStatus);

/** Open and known to the provider, so that staff may cancel it: public.cancel_payment. */
export const isUnderReview = (status: PaymentStatus): boolean => isOpenStatus(status) && status !== "created";

/** Staff's label of a payment attempt; cash that was recorded by mistake has its own. */
export function attemptLabel({
  status,
  statusDetail,
}: {
  status: PaymentStatus;
  statusDetail: string;
}): string {
  return statusDetail === "undone" ? "Anotado por error" : PAYMENT_STATUSES[status].label;
}
