import { levelOf, xpInLevel } from "./level";
import type { AchievementId, AchievementState, LedgerEntry, Progress, SocialPost, XpKind } from "./types";

type AchievementRow = {
  id: AchievementId;
  reached: number;
  target: number;
  reward: number;
  claimed: boolean;
};

/** What the function my_progress answers. */
export type ProgressAnswer = { xp: number; points: number; achievements: AchievementRow[] };

export function achievementState({
  reached,
  target,
  claimed,
}: Pick<AchievementRow, "reached" | "target" | "claimed">): AchievementState {
  if (claimed) return "claimed";
  return reached >= target ? "claimable" : "locked";
}

export function toProgress({ xp, points, achievements }: ProgressAnswer): Progress {
  return {
    level: levelOf(xp),
    xp,
    xpInLevel: xpInLevel(xp),
    points,
    achievements: achievements.map(({ claimed, ...row }) => ({
      ...row,
      state: achievementState({ ...row, claimed }),
    })),
  };
}

type LedgerRow = {
  id: number;
  kind: XpKind;
  reference: string;
  detail: string;
  xp: number;
  points: number;
  created_at: string;
};

export function toLedgerEntry({ created_at, ...row }: LedgerRow): LedgerEntry {
  return { ...row, createdAt: created_at };
}

type SocialPostRow = Omit<SocialPost, "createdAt"> & { created_at: string };

export function toSocialPost({ created_at, ...row }: SocialPostRow): SocialPost {
  return { ...row, createdAt: created_at };
}
