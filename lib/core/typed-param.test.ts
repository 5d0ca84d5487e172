import { expect, test } from "vitest";
import { typedParam } from "./typed-param";

test("the first of several values counts, and a missing one is empty", () => {
  expect(typedParam(["  uno ", "dos"])).toBe("uno");
  expect(typedParam([])).toBe("");
  expect(typedParam(undefined)).toBe("");
});

test("control characters become blanks", () => {
  expect(typedParam("a\u0000b\nc\u007f")).toBe("a b c");
  expect(typedParam("señal ✓")).toBe("señal ✓");
});
