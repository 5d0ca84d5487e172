import { describe, expect, test } from "vitest";
import { DIAGRAMS } from "../art/diagrams.ts";
import { courses } from "./catalog.ts";
import { CHECKS } from "./read-checks.ts";
import { LESSONS } from "./read-lessons.ts";

describe("the demo's checks", () => {
  test.each(courses.map((course) => [course.slug, course] as const))(
    "%s asks at the end of each module",
    (slug, { curriculum }) => {
      const checks = CHECKS[slug] ?? {};
      expect(Object.keys(checks)).toEqual(curriculum.map(({ lessons }) => lessons.at(-1)?.id));
      for (const [lesson, questions] of Object.entries(checks)) {
        expect(questions, lesson).toHaveLength(3);
        for (const { question, options, answer, explanation } of questions) {
          expect(options, question).toHaveLength(3);
          expect(new Set(options).size, question).toBe(3);
          expect(options[answer], question).toBeTruthy();
          expect(explanation, question).not.toBe("");
        }
        expect(
          new Set(questions.map(({ answer }) => answer)).size,
          `${lesson}: not one place`,
        ).toBeGreaterThan(1);
      }
    },
  );
});

test("every drawing explains a lesson, and every lesson's drawing exists", () => {
  const used = Object.values(LESSONS)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) =>
      [...text.matchAll(/!\[[^\]]{20,}\]\(diagrama:([a-z]+) "[^"]{10,}"\)/g)].map(([, name]) => name),
    );
  expect(used.toSorted()).toEqual(Object.keys(DIAGRAMS).toSorted());
  for (const { slug } of courses)
    expect(
      Object.values(LESSONS[slug] ?? {})
        .join()
        .includes("](diagrama:"),
      slug,
    ).toBe(true);
});
