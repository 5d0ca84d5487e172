import { expect, test } from "vitest";
import { levelOf, xpInLevel } from "./level";

test.each([
  [0, 1, 0],
  [29, 1, 29],
  [30, 2, 0],
  [55, 2, 25],
  [59, 2, 29],
  [60, 3, 0],
  [301, 11, 1],
  [-4, 1, 0],
])("%s XP are level %s with %s of 30", (xp, level, rest) => {
  expect([levelOf(xp), xpInLevel(xp)]).toEqual([level, rest]);
});
