import { expect, test } from "vitest";
import { achievementState } from "./rows";

test.each([
  [0, 1, false, "locked"],
  [29, 30, false, "locked"],
  [30, 30, false, "claimable"],
  [99, 30, false, "claimable"],
  [30, 30, true, "claimed"],
  // Claimed stays claimed, even if the achievement is no longer reached.
  [0, 1, true, "claimed"],
] as const)("%s of %s, claimed %s: %s", (reached, target, claimed, state) => {
  expect(achievementState({ reached, target, claimed })).toBe(state);
});
