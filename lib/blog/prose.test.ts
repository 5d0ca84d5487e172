import { expect, test } from "vitest";
import { linesOutsideCode } from "./prose";

test("what stands in a code block is left out, with its fences", () => {
  expect(linesOutsideCode("uno\n```\n## no\n```\ndos\n~~~\n```\n~~~\ntres")).toEqual(["uno", "dos", "tres"]);
});

test("a block that nobody closes reaches to the end", () => {
  expect(linesOutsideCode("uno\n```\ndos\n~~~")).toEqual(["uno"]);
});
