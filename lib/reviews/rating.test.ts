import { expect, test } from "vitest";
import { halfStars, starShares } from "./rating";

test.each([
  [0, 0],
  [4.2, 8],
  [4.3, 9],
  [9, 10],
  [-1, 0],
])("%s stars fill %s halves", (average, halves) => expect(halfStars(average)).toBe(halves));

test("bars start with five stars and show each share, also without reviews", () => {
  const shares = starShares([0, 0, 1, 0, 2]).map(({ star, percent }) => [star, percent]);
  expect(shares).toEqual([
    [5, 67],
    [4, 0],
    [3, 33],
    [2, 0],
    [1, 0],
  ]);
  expect(starShares([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
