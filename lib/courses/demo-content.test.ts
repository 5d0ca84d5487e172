import { expect, test } from "vitest";
import { withDemoContent } from "./demo-content";
import type { Course } from "./types";

const empty: Course = {
  id: "c1",
  slug: "curso",
  title: "Curso",
  description: "",
  price: 100_000,
  taxClass: "iva_19",
  cover: "",
  durationWeeks: 0,
  level: "" as Course["level"],
  estimatedStudents: 0,
  hasCertification: false,
  content: "",
  curriculum: [],
  requirements: [],
  includes: [],
  learningOutcomes: [],
};

test("an empty course shows six weeks, Intermedio, 150+ students and six modules", () => {
  const shown = withDemoContent(empty);
  expect(shown).toMatchObject({ durationWeeks: 6, level: "intermedio", studentsText: "150+" });
  expect(shown).toMatchObject({ id: "c1", price: 100_000, hasCertification: false });
  expect(shown.curriculum).toHaveLength(6);
  expect(shown.demo).toEqual({ curriculum: true, students: true });
});

test("fields with content keep it; empty ones are filled", () => {
  const lesson = { id: "l", title: "Una", duration: 10, description: "", preview: true };
  const own = { name: "Propio", lessons: [lesson] };
  const shown = withDemoContent({ ...empty, curriculum: [own], estimatedStudents: 12, durationWeeks: 3 });
  expect(shown.curriculum).toEqual([own]);
  expect(shown).toMatchObject({ studentsText: "12", durationWeeks: 3 });
  expect(shown.requirements.length).toBeGreaterThan(0);
  expect(shown.demo).toEqual({ curriculum: false, students: false });
});
