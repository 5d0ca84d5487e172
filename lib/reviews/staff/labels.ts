import type { ReviewStatus } from "../rows";

/** Keyed by the state's name in the query string. */
export const REVIEW_STATES = {
  pendientes: "pending",
  aprobadas: "approved",
  rechazadas: "rejected",
} as const satisfies Record<string, ReviewStatus>;

export const REVIEW_STATUS_LABELS: Record<ReviewStatus, string> = {
  pending: "Pendiente",
  approved: "Aprobada",
  rejected: "Rechazada",
};

export const REVIEW_STATUS_BADGES = {
  pending: "secondary",
  approved: "primary",
  rejected: "outline",
} as const satisfies Record<ReviewStatus, string>;
