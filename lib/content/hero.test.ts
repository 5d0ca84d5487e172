import { expect, test } from "vitest";
import { DEFAULT_SLIDES, safeButtonUrl, slidesOrDefault } from "./hero";

test("the shop's own slides replace the built-in ones", () => {
  const own = DEFAULT_SLIDES.slice(0, 1);
  expect(slidesOrDefault(own)).toBe(own);
  expect(slidesOrDefault([])).toBe(DEFAULT_SLIDES);
});

test("a button never runs a script nor leaves without https", () => {
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
