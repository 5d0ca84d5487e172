import { describe, expect, test } from "vitest";
import { readingMinutes } from "./reading";

describe("readingMinutes", () => {
  test.each([
    [0, 1],
    [150, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])("takes %i words in %i minutes", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
