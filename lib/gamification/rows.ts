import { z } from "zod";
import { levelOf, xpInLevel } from "./level";

const achievement = z.object({
  id: z.enum(["first-purchase", "social-media", "novice-level", "pro-gamer-level"]),
  reached: z.number(),
  target: z.number(),
  /** XP Coins of the reward. */
  reward: z.number(),
  claimed: z.boolean(),
});

/** locked until the target is reached, then claimable, once. */
export type AchievementState = "locked" | "claimable" | "claimed";

export function achievementState({
  reached,
  target,
  claimed,
}: Pick<z.output<typeof achievement>, "reached" | "target" | "claimed">): AchievementState {
  if (claimed) return "claimed";
  return reached >= target ? "claimable" : "locked";
}

/** What my_progress() returns: totals of the user's ledger. */
export const progress = z
  .object({ xp: z.number(), points: z.number(), achievements: z.array(achievement) })
  .transform(({ xp, points, achievements }) => ({
    level: levelOf(xp),
    xp,
    xpInLevel: xpInLevel(xp),
    points,
    achievements: achievements.map(({ claimed, ...one }) => ({
      ...one,
      state: achievementState({ ...one, claimed }),
    })),
  }));
export type Progress = z.output<typeof progress>;
export type Achievement = Progress["achievements"][number];
export type AchievementId = Achievement["id"];

export type XpKind = "order" | "lesson" | "course" | "repair" | "review" | "achievement" | "opening";

/** A ledger row: a reward or its reversal. */
export type LedgerEntry = {
  id: number;
  kind: XpKind;
  reference: string;
  detail: string;
  xp: number;
  points: number;
  createdAt: string;
};

export type SocialPostStatus = "pending" | "approved" | "rejected";

export type SocialPost = { id: string; url: string; status: SocialPostStatus; createdAt: string };
