import { expect, test } from "vitest";
import { errorsByTab, tabWithError } from "./course-tabs";

test("errors are counted per tab; the open tab stays when it has one, else the first with an error opens", () => {
  const errors = { "curriculum.0.name": "x", "curriculum.0.lessons.1.title": "x", "includes.2": "x" };
  expect(errorsByTab(errors)).toEqual({ temario: 2, incluye: 1 });
  expect(tabWithError(errors, "general")).toBe("temario");
  expect(tabWithError(errors, "incluye")).toBe("incluye");
  expect(tabWithError({}, "requisitos")).toBe("requisitos");
});
