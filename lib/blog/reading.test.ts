import { expect, test } from "vitest";
import { readingMinutes } from "./reading";

test("a reader takes a minute at least, and the last one counts whole or not at all", () => {
  expect([0, 299, 300, 1000].map(readingMinutes)).toEqual([1, 1, 2, 5]);
});
