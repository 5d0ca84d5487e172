import type { SocialPostStatus } from "../rows";
import type { PostForStaff } from "./rows";

/** Keyed by the state's name in the query string. */
export const POST_STATES = {
  pendientes: "pending",
  aprobadas: "approved",
  rechazadas: "rejected",
} as const satisfies Record<string, SocialPostStatus>;

export const POST_STATUS_LABELS: Record<SocialPostStatus, string> = {
  pending: "Pendiente",
  approved: "Aprobada",
  rejected: "Rechazada",
};

export const POST_STATUS_BADGES = {
  pending: "secondary",
  approved: "primary",
  rejected: "outline",
} as const satisfies Record<SocialPostStatus, string>;

/** The reward of an approved post, as text. */
export function effectText(effect: PostForStaff["effect"], reward: number): string {
  if (effect === "claimed") return "Ya reclamó el logro Influencer Gamer: no paga otra vez.";
  if (effect === "already_counted")
    return `Ya tiene otra publicación aprobada: el logro sigue siendo de ${reward} XP, una sola vez.`;
  return `Al aprobarla podrá reclamar el logro Influencer Gamer: ${reward} XP.`;
}
