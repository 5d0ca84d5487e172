import { expect, test } from "vitest";
import { hasBearer, sameSecret } from "./bearer";

test("only the identical secret is accepted", () => {
  expect(sameSecret("una-clave", "una-clave")).toBe(true);
  expect(sameSecret("una-clav", "una-clave")).toBe(false);
  expect(sameSecret("", "")).toBe(false);
});

test.each([
  ["Bearer s3cret", true],
  ["bearer   s3cret ", true],
  ["Bearer s3cret2", false],
  ["Bearer", false],
  ["Basic s3cret", false],
  ["s3cret", false],
])("authorization '%s' → %s", (authorization, expected) => {
  expect(hasBearer(new Headers({ authorization }), "s3cret")).toBe(expected);
});

test("a call without the header has no bearer", () => {
  expect(hasBearer(new Headers(), "s3cret")).toBe(false);
});
