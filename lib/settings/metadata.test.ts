import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { THEME_COLORS } from "./metadata";

test("the browser's theme colours are those of the stylesheet", () => {
  const { light, dark } = THEME_COLORS;
  expect(readFileSync("app/base.css", "utf8")).toContain(`--background: light-dark(${light}, ${dark});`);
});
