import { expect, test } from "vitest";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { courseWords } from "./course-conflict";
import { type CourseDraft, draftOf } from "./course-draft";
import type { EditableCourse } from "./types";

const course: EditableCourse = {
  id: "c",
  slug: "c",
  title: "Curso",
  description: "",
  content: "",
  cover: "",
  price: 90_000,
  durationWeeks: 4,
  level: "intermedio",
  estimatedStudents: 0,
  hasCertification: false,
  isPublished: true,
  version: 2,
  curriculum: [
    { name: "Uno", lessons: [{ id: "a", title: "A", duration: 30, description: "Primera", preview: true }] },
  ],
  requirements: [],
  includes: ["Guía"],
  learningOutcomes: [],
};

test("only what differs differs, and it is told in words", () => {
  const mine = draftOf(course);
  mine.price = "100000";
  mine.level = "avanzado";
  mine.modules[0]!.lessons.push({ id: "b", title: "", duration: "x", description: "", preview: false });
  mine.includes = [];
  expect(fieldsThatDiffer(courseWords(mine), courseWords(draftOf(course)))).toEqual([
    { name: "price", label: "Precio", mine: "$100.000", theirs: "$90.000" },
    { name: "level", label: "Nivel", mine: "Avanzado", theirs: "Intermedio" },
    {
      name: "modules",
      label: "Temario",
      mine: "Uno\n- A, 30 min, vista previa: Primera\n- (sin título), 0 min",
      theirs: "Uno\n- A, 30 min, vista previa: Primera",
    },
    { name: "includes", label: "Incluye", mine: "", theirs: "- Guía" },
  ]);
});

test("blanks and ways of writing a number are no change; words and order are", () => {
  const changed = (draft: CourseDraft) => fieldsThatDiffer(courseWords(draft), courseWords(draftOf(course)));
  const same = draftOf(course);
  same.title = "Curso ";
  same.price = "90.000";
  same.modules[0]!.lessons[0]!.duration = "30.5";
  expect(changed(same)).toEqual([]);
  const moved = draftOf(course);
  moved.modules.push({ key: "m", name: "Dos", lessons: [] });
  expect(changed(moved)).toHaveLength(1);
  const turned = { ...moved, modules: moved.modules.toReversed() };
  expect(fieldsThatDiffer(courseWords(turned), courseWords(moved))).toHaveLength(1);
});
