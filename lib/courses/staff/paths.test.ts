import { expect, test } from "vitest";
import { courseEditorPath, lessonEditorPath } from "./paths";

test("a lesson's id is safe in an address", () => {
  expect(courseEditorPath("c")).toBe("/admin/cursos/c");
  expect(lessonEditorPath("c", "a b/1")).toBe("/admin/cursos/c/leccion/a%20b%2F1");
});
