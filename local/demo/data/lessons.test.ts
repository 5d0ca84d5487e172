import { describe, expect, test } from "vitest";
import { courses } from "./catalog.ts";
import { LESSON_SHEETS } from "./lesson-sheets.ts";
import { LESSONS } from "./read-lessons.ts";

/** Words as a reader counts them, without Markdown's signs. */
const words = (text: string) =>
  text
    .replace(/!\[.*?\]\(.*?\)/g, "")
    .replace(/[#*_>|`-]/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("the demo's lessons", () => {
  test("exist for every course and for no other", () => {
    expect(Object.keys(LESSONS).toSorted()).toEqual(courses.map(({ slug }) => slug).toSorted());
  });

  test.each(courses.map((course) => [course.slug, course] as const))(
    "%s: one text a lesson, long enough to be useful",
    (slug, course) => {
      const texts = LESSONS[slug] ?? {};
      const ids = course.curriculum.flatMap(({ lessons }) => lessons.map(({ id }) => id));
      expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
      for (const [id, text] of Object.entries(texts)) {
        expect(words(text), id).toBeGreaterThanOrEqual(60);
        expect(words(text), id).toBeLessThanOrEqual(180);
      }
    },
  );

  test("say each thing once, in signs that the page draws", () => {
    const all = Object.values(LESSONS).flatMap((texts) => Object.values(texts));
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text).not.toMatch(/^\||<[a-z]|^# /m);
  });

  test("have their printable sheets in lessons that exist", () => {
    for (const { course, lesson } of LESSON_SHEETS) expect(LESSONS[course]?.[lesson], lesson).toBeTruthy();
  });

  test("are open before buying in at least one lesson of each course", () => {
    for (const { slug, curriculum } of courses)
      expect(
        curriculum.flatMap(({ lessons }) => lessons).filter(({ preview }) => preview).length,
        slug,
      ).toBeGreaterThan(0);
  });
});
