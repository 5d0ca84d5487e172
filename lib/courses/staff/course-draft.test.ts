import { expect, test } from "vitest";
import { draftOf, typedCourse } from "./course-draft";
import { saveCourseSchema } from "./schema";
import type { EditableCourse } from "./types";

const course: EditableCourse = {
  id: "8d3f2a50-0000-4000-8000-000000000001",
  slug: "curso",
  title: "Curso",
  description: "",
  content: "",
  cover: "/media/cursos/a.webp",
  price: 149_000,
  durationWeeks: 4,
  level: "principiante",
  estimatedStudents: 0,
  hasCertification: true,
  isPublished: true,
  version: 5,
  curriculum: [
    { name: "Uno", lessons: [{ id: "a", title: "A", duration: 30, description: "", preview: true }] },
    { name: "Dos", lessons: [] },
  ],
  requirements: ["Ganas"],
  includes: [],
  learningOutcomes: ["Reparar", "Probar"],
};

test("a course that nobody touched is saved as it was loaded", () => {
  const { slug: _, ...saved } = course;
  expect(saveCourseSchema.parse(typedCourse(draftOf(course), course))).toEqual(saved);
});

test("errors name the place of what is wrong", () => {
  const draft = draftOf(course);
  draft.title = " ";
  draft.price = "";
  draft.durationWeeks = "0";
  draft.modules[1]!.name = "";
  draft.modules[1]!.lessons = [{ ...draft.modules[0]!.lessons[0]!, title: "Otra vez" }];
  draft.learningOutcomes[1]!.text = "";
  const { error } = saveCourseSchema.safeParse(typedCourse(draft, course));
  expect(error?.issues.map(({ path }) => path.join(".")).toSorted()).toEqual([
    "curriculum.1.lessons.0.title",
    "curriculum.1.name",
    "durationWeeks",
    "learningOutcomes.1",
    "price",
    "title",
  ]);
  expect(error?.issues.find(({ path }) => path[0] === "price")?.message).toBe(
    "Título y precio son campos obligatorios",
  );
});
