import { expect, test } from "vitest";
import { hasLostWords } from "./lost";

test("only what the table names has words", () => {
  expect(hasLostWords("producto")).toBe(true);
  expect(hasLostWords("nada")).toBe(false);
  expect(hasLostWords("toString")).toBe(false);
});
