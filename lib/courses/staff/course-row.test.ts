import { expect, test } from "vitest";
import { toRow } from "@/lib/supabase/fields";
import { COURSE_FIELDS } from "../fields";
import { toEditableCourse } from "./course-row";
import { addCourseSchema } from "./schema";

const row: Parameters<typeof toEditableCourse>[0] = {
  id: "c",
  slug: "curso",
  title: "Curso",
  description: "d",
  price: 90_000,
  content: "t",
  cover: "/media/a.webp",
  duration_weeks: 4,
  level: "avanzado",
  estimated_students: 3,
  has_certification: true,
  is_published: true,
  version: 7,
  curriculum: [{ name: "Uno", lessons: [{ title: "Sin id" }, { id: "b", title: "B", duration: 30 }] }],
  requirements: ["r"],
  includes: ["i"],
  learning_outcomes: ["o"],
  created_at: "",
  updated_at: "",
};

test("a stored course is read whole, and a lesson known by its place keeps that name for good", () => {
  const course = toEditableCourse(row);
  expect(course).toMatchObject({
    id: "c",
    version: 7,
    durationWeeks: 4,
    hasCertification: true,
    includes: ["i"],
  });
  expect(course.curriculum[0]?.lessons.map(({ id, duration }) => [id, duration])).toEqual([
    ["1-1", 60],
    ["b", 30],
  ]);
});

test("what is saved has every column but those that the database gives", () => {
  const saved = toRow(COURSE_FIELDS, toEditableCourse(row));
  const given = ["id", "slug", "version", "created_at", "updated_at"];
  expect(Object.keys(saved).toSorted()).toEqual(
    Object.keys(row)
      .filter((name) => !given.includes(name))
      .toSorted(),
  );
  expect(toRow(COURSE_FIELDS, { ...toEditableCourse(row), title: "Otro" }).title).toBe("Otro");
  const added = addCourseSchema.parse({ ...toEditableCourse(row), hasCertification: "on" });
  expect(toRow(COURSE_FIELDS, added)).not.toHaveProperty("curriculum");
});
