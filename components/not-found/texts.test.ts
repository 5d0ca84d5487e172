import { expect, test } from "vitest";
import { hasNotFoundTexts } from "./texts";

test("only what the table names has words", () => {
  expect(hasNotFoundTexts("producto")).toBe(true);
  expect(hasNotFoundTexts("nada")).toBe(false);
  expect(hasNotFoundTexts("toString")).toBe(false);
});
