import { expect, test } from "vitest";
import { courses } from "./catalog.ts";
import { LESSON_SHEETS } from "./lesson-sheets.ts";
import { LESSONS } from "./read-lessons.ts";

test("every lesson of every course has its text, in signs that the page draws, and some are open before buying", () => {
  expect(Object.keys(LESSONS).toSorted()).toEqual(courses.map(({ slug }) => slug).toSorted());
  for (const { slug, curriculum } of courses) {
    const lessons = curriculum.flatMap((module) => module.lessons);
    expect(Object.keys(LESSONS[slug] ?? {}).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
    expect(
      lessons.some(({ preview }) => preview),
      slug,
    ).toBe(true);
  }
  const all = Object.values(LESSONS).flatMap((texts) => Object.values(texts));
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/^\||<[a-z]|^# /m);
});

test("printable sheets belong to lessons that exist", () => {
  for (const { course, lesson } of LESSON_SHEETS) expect(LESSONS[course]?.[lesson], lesson).toBeTruthy();
});
