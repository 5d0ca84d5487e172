import type { AchievementId, SocialPostStatus, XpKind } from "./rows";

export const PROGRESS_TITLE = "Tu Progreso Aventurero";

/** What points are for, as in the terms. */
export const WORTH =
  "Tus puntos, XP y niveles son un reconocimiento: por ahora no se cambian por descuentos ni por dinero.";

export const ACHIEVEMENTS: Record<AchievementId, { name: string; text: string; unit: string }> = {
  "first-purchase": { name: "Primera Compra", text: "Haz tu primera compra.", unit: "compra" },
  "social-media": {
    name: "Influencer Gamer",
    text: "Cuenta tu experiencia en redes y envíanos el enlace.",
    unit: "publicación",
  },
  "novice-level": { name: "Rango Novato", text: "Alcanza 30 XP.", unit: "XP" },
  "pro-gamer-level": { name: "Rango ProGamer", text: "Alcanza 60 XP.", unit: "XP" },
};

export const LOCKED = "Bloqueado";
export const CLAIMED = "Completado";
export const REWARD_CLAIMED = "¡Recompensa reclamada!";

export function claimLabel(reward: number): string {
  return `Reclamar ${reward} XP Coins`;
}

export function claimedToast(won: number) {
  return { title: "¡Logro reclamado!", description: `Has ganado ${won} XP Coins. ¡Sigue así, aventurero!` };
}

/** Sources of points and XP, as the ledger records them. */
export const SOURCES: readonly { reward: string; text: string }[] = [
  { reward: "1 punto", text: "por cada $1.000 que pagas en tus pedidos" },
  { reward: "5 XP", text: "por cada pedido pagado" },
  { reward: "1 XP", text: "por cada lección que terminas" },
  { reward: "10 XP", text: "por cada curso que completas" },
  { reward: "5 XP", text: "por cada reparación entregada" },
  { reward: "2 XP", text: "por cada reseña tuya que publicamos" },
];

export const KIND_LABELS: Record<XpKind, string> = {
  order: "Pedido",
  lesson: "Lección terminada",
  course: "Curso completado",
  repair: "Reparación entregada",
  review: "Reseña publicada",
  achievement: "Logro reclamado",
  opening: "Saldo inicial",
};

export const POST_STATUS: Record<SocialPostStatus, string> = {
  pending: "En revisión",
  approved: "Aprobada",
  rejected: "No aprobada",
};

export const MISSIONS: readonly { name: string; text: string; reward: number }[] = [
  { name: "Rescate de consola", text: "Trae tu primera consola al taller.", reward: 500 },
  { name: "Aprendiz de técnico", text: "Completa un curso de principio a fin.", reward: 750 },
  { name: "Leyenda de la tienda", text: "Llega al nivel 10.", reward: 1000 },
];
