import { expect, test } from "vitest";
import { continuePath, lessonIdOf, lessonPath } from "./paths";

test("writes a lesson's address so that it reads back", () => {
  const path = lessonPath("curso", "a/b ñ?");
  expect(path.split("/")).toHaveLength(5);
  expect(lessonIdOf(path.split("/")[4] ?? "")).toBe("a/b ñ?");
  expect(lessonIdOf("100%")).toBe("100%");
});

test("goes on with the next lesson, and to the course itself when it is finished or empty", () => {
  const resume = { id: "dos", title: "Dos" };
  const at = (percent: number) => ({ done: 0, lessons: 1, percent });
  expect(continuePath({ slug: "c", resume, progress: at(50) })).toBe("/dashboard/cursos/c/dos");
  expect(continuePath({ slug: "c", resume, progress: at(100) })).toBe("/dashboard/cursos/c");
  expect(continuePath({ slug: "c", resume: null, progress: at(0) })).toBe("/dashboard/cursos/c");
});
