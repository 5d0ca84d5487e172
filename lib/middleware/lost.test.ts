import { expect, test } from "vitest";
import { isLostKind } from "./lost";

test("only what has a page is a kind", () => {
  expect(isLostKind("producto")).toBe(true);
  expect(isLostKind("nada")).toBe(false);
  expect(isLostKind("toString")).toBe(false);
});
