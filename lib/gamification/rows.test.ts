import { expect, test } from "vitest";
import { achievementState, progress } from "./rows";

test.each([
  [0, 1, false, "locked"],
  [29, 30, false, "locked"],
  [30, 30, false, "claimable"],
  [99, 30, false, "claimable"],
  [30, 30, true, "claimed"],
  // Claimed stays claimed, even if what earned it was undone.
  [0, 1, true, "claimed"],
] as const)("%s of %s, claimed %s: %s", (reached, target, claimed, state) => {
  expect(achievementState({ reached, target, claimed })).toBe(state);
});

test("progress shows the level that its XP make", () => {
  const achievement = { id: "novice-level" as const, reached: 55, target: 30, reward: 5 };
  expect(
    progress.parse({ xp: 55, points: 2850, achievements: [{ ...achievement, claimed: false }] }),
  ).toEqual({
    level: 2,
    xp: 55,
    xpInLevel: 25,
    points: 2850,
    achievements: [{ ...achievement, state: "claimable" }],
  });
});
