import { expect, test } from "vitest";
import { percentile } from "./percentile";

const BOUNDS = [100, 200, 400];

test.each([
  ["in the middle of a range", [0, 4, 0, 0], 0.5, 150],
  ["at a range's end", [1, 2, 1, 0], 0.75, 200],
  ["in the next one", [1, 1, 2, 0], 0.75, 300],
  ["in the first range", [4, 0, 0, 0], 0.75, 75],
  ["above the last limit", [0, 0, 0, 3], 0.75, 400],
])("%s", (_, counts, share, value) => expect(percentile(BOUNDS, counts, share)).toBeCloseTo(value));

test("without entries there is none", () => expect(percentile(BOUNDS, [0, 0, 0, 0], 0.75)).toBeNull());
