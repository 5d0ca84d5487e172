import { expect, test } from "vitest";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { courseTexts } from "./course-conflict";
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
  price: 90_000,
  taxClass: "iva_19",
  durationWeeks: 4,
  level: "intermedio",
  estimatedStudents: 0,
  hasCertification: true,
  isPublished: true,
  version: 5,
  curriculum: [
    { name: "Uno", lessons: [{ id: "a", title: "A", duration: 30, description: "Primera", preview: true }] },
    { name: "Dos", lessons: [] },
  ],
  requirements: ["Ganas"],
  includes: [],
  learningOutcomes: ["Reparar", "Probar"],
};
const stored = courseTexts(draftOf(course));

test("an unchanged course is saved as it was loaded", () => {
  const { slug: _, ...saved } = course;
  expect(saveCourseSchema.parse(typedCourse(draftOf(course), course))).toEqual(saved);
});

test("errors have the path of the invalid field", () => {
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
});

test("only fields that differ are listed, with their texts", () => {
  const mine = draftOf(course);
  mine.price = "100000";
  mine.modules[1]!.lessons.push({ id: "b", title: "", duration: "x", description: "", preview: false });
  mine.requirements = [];
  expect(fieldsThatDiffer(courseTexts(mine), stored)).toEqual([
    { name: "price", label: "Precio", mine: "$100.000", theirs: "$90.000" },
    {
      name: "modules",
      label: "Temario",
      mine: "Uno\n- A, 30 min, vista previa: Primera\nDos\n- (sin título), 0 min",
      theirs: "Uno\n- A, 30 min, vista previa: Primera\nDos",
    },
    { name: "requirements", label: "Requisitos", mine: "", theirs: "- Ganas" },
  ]);
});

test("whitespace and number formats are no change; the order is", () => {
  const same = draftOf(course);
  same.title = "Curso ";
  same.price = "90.000";
  same.modules[0]!.lessons[0]!.duration = "30.5";
  expect(fieldsThatDiffer(courseTexts(same), stored)).toEqual([]);
  const turned = { ...same, modules: same.modules.toReversed() };
  expect(fieldsThatDiffer(courseTexts(turned), stored)).toHaveLength(1);
});
