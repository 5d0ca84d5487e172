import { expect, test } from "vitest";
import { cn } from "./cn";

test("falsy classes vanish", () => {
  expect(cn("a", false, undefined, ["b", { c: true, d: false }])).toBe("a b c");
});
