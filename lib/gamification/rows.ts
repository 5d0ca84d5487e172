import { z } from "zod";
import { levelOf, xpInLevel } from "./level";
import type { AchievementState } from "./types";

const achievement = z.object({
  id: z.enum(["first-purchase", "social-media", "novice-level", "pro-gamer-level"]),
  reached: z.number(),
  target: z.number(),
  /** XP Coins of the reward. */
  reward: z.number(),
  claimed: z.boolean(),
});

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
