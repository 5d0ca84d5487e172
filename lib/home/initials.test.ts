import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  ["Laura Marín", "LM"],
  ["  ángela   maría ruiz ", "ÁM"],
  ["Tomás", "T"],
])("%j: %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
