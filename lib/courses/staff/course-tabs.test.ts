import { expect, test } from "vitest";
import { errorsByTab, tabOf, tabWithError } from "./course-tabs";

const errors = { "curriculum.0.name": "x", "curriculum.0.lessons.1.title": "x", "includes.2": "x" };

test.each([
  ["title", "general"],
  ["curriculum.0.lessons.1.title", "temario"],
  ["requirements.0", "requisitos"],
  ["includes", "incluye"],
  ["learningOutcomes.3", "aprenderas"],
])("%s is on the tab %s", (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});

test("errors are counted by tab and the first one's tab is opened", () => {
  expect(errorsByTab(errors)).toEqual({ temario: 2, incluye: 1 });
  expect(tabWithError(errors, "general")).toBe("temario");
  expect(tabWithError(errors, "incluye")).toBe("incluye");
  expect(tabWithError({}, "requisitos")).toBe("requisitos");
});
