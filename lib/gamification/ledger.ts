import { ACHIEVEMENTS, KIND_LABELS } from "./labels";
import type { AchievementId, LedgerEntry } from "./types";

type Cause = Pick<LedgerEntry, "kind" | "reference" | "detail">;

function isAchievement(id: string): id is AchievementId {
  return Object.hasOwn(ACHIEVEMENTS, id);
}

/** What a row of the ledger is about, beside its kind: the order's number, the lesson's course, the achievement. */
export function ledgerDetail({ kind, reference, detail }: Cause): string {
  if (kind === "achievement" && isAchievement(reference)) return ACHIEVEMENTS[reference].name;
  return kind === "opening" ? "" : detail;
}

/** The kind in words; a row that takes something back says so. */
export function ledgerTitle({ kind, xp, points }: Pick<LedgerEntry, "kind" | "xp" | "points">): string {
  const isTakenBack = kind !== "opening" && (xp < 0 || points < 0);
  return isTakenBack ? `${KIND_LABELS[kind]}: ajuste` : KIND_LABELS[kind];
}

/** "+5 XP · +89 puntos", "−1 XP"; what is zero is not said. */
export function ledgerAmount({ xp, points }: Pick<LedgerEntry, "xp" | "points">): string {
  const signed = (n: number) => `${n < 0 ? "−" : "+"}${Math.abs(n).toLocaleString("es-CO")}`;
  const parts = [
    xp !== 0 && `${signed(xp)} XP`,
    points !== 0 && `${signed(points)} ${Math.abs(points) === 1 ? "punto" : "puntos"}`,
  ];
  return parts.filter(Boolean).join(" · ");
}
