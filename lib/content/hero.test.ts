import { expect, test } from "vitest";
import { safeButtonUrl } from "./hero";

test("a button's target is a path of the site or https, never a script", () => {
  expect(safeButtonUrl("/tienda?q=ps5")).toBe("/tienda?q=ps5");
  expect(safeButtonUrl("https://example.com/a")).toBe("https://example.com/a");
  for (const url of [
    "javascript:alert(1)",
    "//example.com",
    "/\\example.com",
    "http://example.com",
    "tienda",
    "",
  ])
    expect(safeButtonUrl(url)).toBe("/");
});
