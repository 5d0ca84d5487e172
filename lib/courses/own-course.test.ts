import { describe, expect, test } from "vitest";
import {
  isFinished,
  isJustFinished,
  moduleBefore,
  type OwnCourseRow,
  openChecks,
  toOwnCourse,
} from "./own-course";

const row: OwnCourseRow = {
  course_id: "1",
  slug: "curso",
  title: "Curso",
  cover: "/media/x.webp",
  has_certification: true,
  curriculum: [
    { name: "Uno", lessons: [{ id: "a", title: "A", duration: 20 }, { title: "Sin id" }] },
    { name: "Dos", lessons: [{ id: "c", title: "C" }] },
  ],
  done: ["a", "retirada"],
  checks: [],
  passed: [],
  last_done_at: "2026-01-02T00:00:00Z",
  last_lesson: "a",
  last_seen_at: "2026-01-02T00:00:00Z",
  enrolled_at: "2026-01-01T00:00:00Z",
  buyer_name: "Ana Gómez",
  certificate_code: null,
  certificate_state: null,
  certificate_issued_at: null,
};

describe("toOwnCourse", () => {
  test("marks the completed lessons and the next one", () => {
    const course = toOwnCourse(row);
    expect(course.modules.map(({ lessons }) => lessons.map(({ id, done }) => [id, done]))).toEqual([
      [
        ["a", true],
        ["1-2", false],
      ],
      [["c", false]],
    ]);
    expect(course.progress).toEqual({ done: 1, lessons: 3, percent: 33 });
    expect(course.resume).toEqual({ id: "1-2", title: "Sin id" });
    expect(course.certificate).toBeNull();
    expect(isFinished(course)).toBe(false);
  });

  test("is finished only when it has lessons and all are done", () => {
    expect(isFinished(toOwnCourse({ ...row, done: ["a", "1-2", "c"] }))).toBe(true);
    expect(isFinished(toOwnCourse({ ...row, curriculum: [], done: [] }))).toBe(false);
  });

  test("is not finished while a check is open, even when every lesson is done", () => {
    const done = { ...row, done: ["a", "1-2", "c"], checks: ["c"] };
    expect(openChecks(toOwnCourse(done)).map(({ id }) => id)).toEqual(["c"]);
    expect(isFinished(toOwnCourse(done))).toBe(false);
    expect(isFinished(toOwnCourse({ ...done, passed: ["c"] }))).toBe(true);
  });
});

test("completion counts as recent for a day after the last lesson", () => {
  const done = toOwnCourse({ ...row, done: ["a", "1-2", "c"] });
  const at = (hours: number) => Date.parse("2026-01-02T00:00:00Z") + hours * 3_600_000;
  expect([isJustFinished(done, at(1)), isJustFinished(done, at(25))]).toEqual([true, false]);
  expect(isJustFinished(toOwnCourse(row), at(1))).toBe(false);
  const withCheck = toOwnCourse({ ...row, done: ["a", "1-2", "c"], checks: ["c"] });
  expect(isJustFinished(withCheck, at(1))).toBe(false);
});

test("a finished module is named on the first lesson after it, until that one is done", () => {
  const lesson = (id: string, done: boolean) => ({
    id,
    title: id,
    duration: 1,
    description: "",
    done,
    check: null,
  });
  const first = { name: "Uno", lessons: [lesson("a", true), lesson("b", true)] };
  const second = (done: boolean) => ({ name: "Dos", lessons: [lesson("c", done), lesson("d", false)] });
  expect(moduleBefore([first, second(false)], "c")).toBe(first);
  expect(moduleBefore([first, second(true)], "c")).toBeUndefined();
  expect(moduleBefore([first, second(false)], "d")).toBeUndefined();
  expect(moduleBefore([first, second(false)], "a")).toBeUndefined();
  const open = { name: "Uno", lessons: [lesson("a", true), lesson("b", false)] };
  expect(moduleBefore([open, second(false)], "c")).toBeUndefined();
});
