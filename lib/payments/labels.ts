import type { ProviderStatus } from "./types";

const STATUS_LABELS = {
  pending: "Pendiente",
  in_process: "Pendiente",
  authorized: "Pendiente",
  approved: "Aprobado",
  rejected: "Rechazado",
  cancelled: "Cancelado",
  refunded: "Reembolsado",
  charged_back: "En disputa",
  in_mediation: "En disputa",
} satisfies Record<ProviderStatus, string>;

/** Label of a provider status; an unknown one from a query string is never shown raw. */
export function paymentStatusLabel(status: string): string {
  return Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as ProviderStatus] : "Desconocido";
}
