import { describe, expect, test } from "vitest";
import { certificatePath, isCertificateCode, lengthText, paperName } from "./certificate";

test("knows a code by its form", () => {
  expect(isCertificateCode("AG-W74D-FKF4-N300")).toBe(true);
  expect(isCertificateCode("ag-w74d-fkf4-n300")).toBe(true);
  for (const text of ["AG-W74D-FKF4", "AG-W74D-FKF4-N30O", "XX-W74D-FKF4-N300", "AG-W74D-FKF4-N300/.."])
    expect(isCertificateCode(text), text).toBe(false);
  expect(certificatePath("AG-W74D-FKF4-N300")).toBe("/certificado/AG-W74D-FKF4-N300");
});

test("says how long a course is", () => {
  expect(lengthText(135)).toBe("2 h 15 min");
  expect(lengthText(0)).toBe("Sin duración declarada");
});

describe("paperName", () => {
  test.each([
    ["  María   José  Núñez ", "María José Núñez"],
    ["O\u2019Neil Peña-Díaz", "O'Neil Peña-Díaz"],
    ["J. R. Gómez", "J. R. Gómez"],
  ])("takes %s", (typed, printed) => {
    expect(paperName(typed)).toBe(printed);
  });

  test.each([
    "",
    "   ",
    "Al",
    "Ana 3",
    "<b>Ana</b>",
    "https://x.example",
    "名前名前",
    ".Ana",
    "A".repeat(81),
  ])("refuses «%s»", (typed) => {
    expect(paperName(typed)).toBeNull();
  });
});
