import { expect, test } from "vitest";
import { continuePath, lessonIdOf, lessonPath } from "./paths";

test("a lesson's path parses back to the lesson", () => {
  const path = lessonPath("curso", "a/b ñ?");
  expect(path.split("/")).toHaveLength(5);
  expect(lessonIdOf(path.split("/")[4] ?? "")).toBe("a/b ñ?");
  expect(lessonIdOf("100%")).toBe("100%");
});

test("continues with the next lesson, or the course page when it is finished or empty", () => {
  const resume = { id: "dos", title: "Dos" };
  const at = (percent: number) => ({ done: 0, lessons: 1, percent });
  expect(continuePath({ slug: "c", resume, progress: at(50) })).toBe("/dashboard/cursos/c/dos");
  expect(continuePath({ slug: "c", resume, progress: at(100) })).toBe("/dashboard/cursos/c");
  expect(continuePath({ slug: "c", resume: null, progress: at(0) })).toBe("/dashboard/cursos/c");
});
