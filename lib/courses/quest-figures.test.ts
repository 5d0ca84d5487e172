import { expect, test } from "vitest";
import { questFigures } from "./quest-figures";

const ids = Array.from({ length: 500 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);

test("the same course always shows the same figures", () => {
  expect(questFigures("curso-a")).toEqual(questFigures("curso-a"));
});

test("level stays within 1-5 and progress within 20-99, and both ranges are used", () => {
  const figures = ids.map(questFigures);
  const levels = figures.map((figure) => figure.level);
  const progress = figures.map((figure) => figure.progress);
  expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(Math.min(...progress)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...progress)).toBeLessThanOrEqual(99);
  expect(new Set(progress).size).toBeGreaterThan(40);
});
