import { expect, test } from "vitest";
import { curriculumTotals, formatMinutes } from "./curriculum-totals";
import { toModules } from "./normalize";

test("totals add up modules, lessons and minutes", () => {
  const modules = toModules([
    { name: "A", lessons: [{ duration: 30 }, { duration: 45 }] },
    { name: "B", lessons: [] },
    { name: "C", lessons: [{ duration: 60 }] },
  ]);
  expect(curriculumTotals(modules)).toEqual({ modules: 3, lessons: 3, minutes: 135 });
  expect(curriculumTotals([])).toEqual({ modules: 0, lessons: 0, minutes: 0 });
});

test("minutes read as hours when there are any", () => {
  expect(formatMinutes(0)).toBe("0 min");
  expect(formatMinutes(45)).toBe("45 min");
  expect(formatMinutes(60)).toBe("1 h");
  expect(formatMinutes(135)).toBe("2 h 15 min");
});
