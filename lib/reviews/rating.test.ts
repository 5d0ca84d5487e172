import { expect, test } from "vitest";
import { halfStars, reviewCount, starShares, starsLabel } from "./rating";

test.each([
  [0, 0],
  [1, 2],
  [4.2, 8],
  [4.3, 9],
  [4.8, 10],
  [5, 10],
  [9, 10],
  [-1, 0],
])("%s stars fill %s halves", (average, halves) => {
  expect(halfStars(average)).toBe(halves);
});

test.each([
  [0, "0 reseñas"],
  [1, "1 reseña"],
  [1200, "1.200 reseñas"],
])("%s are %s", (count, text) => {
  expect(reviewCount(count)).toBe(text);
});

test("stars are read as a number of five", () => {
  expect(starsLabel(4)).toBe("4 de 5 estrellas");
  expect(starsLabel(4.333)).toBe("4,3 de 5 estrellas");
});

test("bars start with five stars and show the share of all", () => {
  expect(starShares([0, 0, 1, 0, 2])).toEqual([
    { star: 5, count: 2, percent: 67 },
    { star: 4, count: 0, percent: 0 },
    { star: 3, count: 1, percent: 33 },
    { star: 2, count: 0, percent: 0 },
    { star: 1, count: 0, percent: 0 },
  ]);
  expect(starShares([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
