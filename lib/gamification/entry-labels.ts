import { formatNumber } from "@/lib/core/money";
import { ACHIEVEMENTS, KIND_LABELS } from "./labels";
import type { AchievementId, LedgerEntry } from "./rows";

type Cause = Pick<LedgerEntry, "kind" | "reference" | "detail">;

function isAchievement(id: string): id is AchievementId {
  return Object.hasOwn(ACHIEVEMENTS, id);
}

/** Reference of a ledger row: the order's number, the lesson's course, the achievement. */
export function ledgerDetail({ kind, reference, detail }: Cause): string {
  if (kind === "achievement" && isAchievement(reference)) return ACHIEVEMENTS[reference].name;
  return kind === "opening" ? "" : detail;
}

/** Label of the row's kind; reversals are marked. */
export function ledgerTitle({ kind, xp, points }: Pick<LedgerEntry, "kind" | "xp" | "points">): string {
  const isTakenBack = kind !== "opening" && (xp < 0 || points < 0);
  return isTakenBack ? `${KIND_LABELS[kind]}: ajuste` : KIND_LABELS[kind];
}

/** "+5 XP · +89 puntos", "−1 XP"; zero amounts are omitted. */
export function ledgerAmount({ xp, points }: Pick<LedgerEntry, "xp" | "points">): string {
  const signed = (n: number) => `${n < 0 ? "−" : "+"}${formatNumber(Math.abs(n))}`;
  const parts = [
    xp !== 0 && `${signed(xp)} XP`,
    points !== 0 && `${signed(points)} ${Math.abs(points) === 1 ? "punto" : "puntos"}`,
  ];
  return parts.filter(Boolean).join(" · ");
}
