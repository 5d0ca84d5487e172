import { expect, test } from "vitest";
import { DIAGRAMS } from "../art/diagrams.ts";
import { courses } from "./catalog.ts";
import { CHECKS } from "./read-checks.ts";
import { LESSONS } from "./read-lessons.ts";

test("every course asks three questions at the end of each module, each with one right answer of three", () => {
  for (const { slug, curriculum } of courses) {
    const checks = CHECKS[slug] ?? {};
    const asked = Object.keys(checks);
    const order = curriculum.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    expect(asked).toEqual(order.filter((id) => asked.includes(id)));
    expect(asked).toEqual(expect.arrayContaining(curriculum.map(({ lessons }) => lessons.at(-1)?.id)));
    for (const questions of Object.values(checks)) {
      expect(questions).toHaveLength(3);
      for (const { question, options, answer, explanation } of questions) {
        expect(new Set(options).size, question).toBe(3);
        expect(options[answer], question).toBeTruthy();
        expect(explanation, question).not.toBe("");
      }
    }
  }
});

test("every drawing explains a lesson, and every lesson's drawing exists", () => {
  const used = Object.values(LESSONS)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) =>
      [...text.matchAll(/!\[[^\]]{20,}\]\(diagrama:([a-z-]+) "[^"]{10,}"\)/g)].map(([, name]) => name),
    );
  expect(used.toSorted()).toEqual(Object.keys(DIAGRAMS).toSorted());
});
