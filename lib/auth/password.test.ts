import { expect, test } from "vitest";
import common from "./common-passwords.json";
import { passwordProblem } from "./password";

test("six characters are the minimum", () => {
  expect(passwordProblem("ñandú")).toBe("Mínimo 6 caracteres");
  expect(passwordProblem("ñandú!")).toBeUndefined();
  expect(passwordProblem("Aventura2026!")).toBeUndefined();
});

test("the most common passwords are refused with a reason, whatever their case", () => {
  expect(passwordProblem("123456")).toContain("más usadas");
  expect(passwordProblem("DRAGON")).toContain("más usadas");
  expect(new Set(common.passwords.split(" ")).size).toBe(10_000);
});

test("a password longer than the hash covers is refused", () => {
  expect(passwordProblem("a1-".repeat(24))).toBeUndefined();
  expect(passwordProblem("ñ1-".repeat(24))).toContain("demasiado larga");
});
