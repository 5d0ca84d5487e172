import { expect, test } from "vitest";
import { refreshDelay } from "./backoff";

test("each look waits longer, up to the longest wait", () => {
  const delays = [0, 1, 2, 3, 20, 2000].map((looks) => refreshDelay(looks, { first: 2000, max: 30_000 }));
  expect(delays).toEqual([2000, 3000, 4500, 6750, 30_000, 30_000]);
});
