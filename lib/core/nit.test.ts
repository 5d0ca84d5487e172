import { expect, test } from "vitest";
import { hasRightCheckDigit, isNit, nitCheckDigit } from "./nit";

test("a NIT has its check digit after a dash", () => {
  for (const nit of ["900.123.456-8", "900123456-8", "1.020.304.050-1"]) expect(isNit(nit)).toBe(true);
  for (const text of ["900123456", "900.12.456-8", "NIT 900123456-8", "900123456-88", ""])
    expect(isNit(text)).toBe(false);
});

test("the check digit matches known public NITs", () => {
  // DIAN, Bancolombia, Ecopetrol, EPM.
  expect(["800197268", "890903938", "899999068", "890904996"].map(nitCheckDigit)).toEqual([4, 8, 1, 1]);
  expect(hasRightCheckDigit("890.903.938-8")).toBe(true);
  expect(hasRightCheckDigit("890.903.938-7")).toBe(false);
});
