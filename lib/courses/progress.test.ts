import { describe, expect, test } from "vitest";
import { courseProgress, neighbours, resumeLesson } from "./progress";

const lessons = ["a", "b", "c"].map((id) => ({ id }));
const done = (...ids: string[]) => new Set(ids);

describe("courseProgress", () => {
  test("rounds down, so that 100 % means every lesson", () => {
    expect(courseProgress(lessons, done("a", "b"))).toEqual({ done: 2, lessons: 3, percent: 66 });
    const many = Array.from({ length: 300 }, (_, n) => ({ id: String(n) }));
    const all = many.map(({ id }) => id);
    expect(courseProgress(many, done(...all.slice(1))).percent).toBe(99);
    expect(courseProgress(many, done(...all)).percent).toBe(100);
  });

  test("counts no lesson that the course no longer has, and is zero without lessons", () => {
    expect(courseProgress(lessons, done("a", "gone"))).toEqual({ done: 1, lessons: 3, percent: 33 });
    expect(courseProgress([], done("a"))).toEqual({ done: 0, lessons: 0, percent: 0 });
  });
});

describe("resumeLesson", () => {
  test.each([
    ["nothing was opened", [], null, "a"],
    ["the last one open is not done", ["a"], "b", "b"],
    ["the last one open is done", ["b"], "b", "c"],
    ["only earlier ones are left", ["b", "c"], "c", "a"],
    ["everything is done", ["a", "b", "c"], "b", "b"],
    ["the last one open is gone from the course", ["a"], "gone", "b"],
  ])("when %s", (_, finished, last, expected) => {
    expect(resumeLesson(lessons, done(...finished), last)?.id).toBe(expected);
  });
});

test("neighbours stop at both ends", () => {
  expect(neighbours(lessons, "a")).toEqual({ previous: undefined, next: { id: "b" } });
  expect(neighbours(lessons, "c")).toEqual({ previous: { id: "b" }, next: undefined });
  expect(neighbours(lessons, "gone")).toEqual({});
});
