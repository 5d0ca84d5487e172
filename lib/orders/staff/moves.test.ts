import { expect, test } from "vitest";
import { nextMove, type OrderMove, otherMove } from "./moves";

test.each<[OrderMove[], OrderMove | undefined, OrderMove | undefined]>([
  [["confirm", "cancel"], "confirm", undefined],
  [["prepare", "ship"], "prepare", "ship"],
  [["ship", "deliver", "back"], "ship", "deliver"],
  [["prepare", "ready", "cancel"], "ready", undefined],
  [["hand_over", "collect", "cancel", "back"], "hand_over", undefined],
  [["transit", "out", "deliver", "track", "back"], "transit", "deliver"],
  [["out", "deliver", "track", "collect", "back"], "out", "deliver"],
  [["deliver", "track", "back"], "deliver", undefined],
  [["collect", "back"], "collect", undefined],
  [["uncollect", "back"], undefined, undefined],
])("among %j the usual step is %s, and %s skips it", (moves, next, other) => {
  expect(nextMove(moves)).toBe(next);
  expect(otherMove(moves)).toBe(other);
});
