import type { SocialPostStatus } from "../types";
import type { PostForStaff } from "./types";

/** By the name that the state has in the address. */
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

/** What approving a post brings, in words. */
export function effectText(effect: PostForStaff["effect"], reward: number): string {
  if (effect === "claimed") return "Ya reclamó el logro Influencer Gamer: no paga otra vez.";
  if (effect === "already_counted")
    return `Ya tiene otra publicación aprobada: el logro sigue siendo de ${reward} XP, una sola vez.`;
  return `Al aprobarla podrá reclamar el logro Influencer Gamer: ${reward} XP.`;
}
