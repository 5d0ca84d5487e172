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

/** The provider's status in Spanish; what an address makes up is said to be unknown, never shown raw. */
export function paymentStatusLabel(status: string): string {
  return Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as ProviderStatus] : "Desconocido";
}
