import { expect, test } from "vitest";
import { refreshDelay } from "./backoff";

test("each poll waits longer, up to the maximum", () => {
  const delays = [0, 1, 2, 3, 20, 2000].map((looks) => refreshDelay(looks, { first: 2000, max: 30_000 }));
  expect(delays).toEqual([2000, 3000, 4500, 6750, 30_000, 30_000]);
});
