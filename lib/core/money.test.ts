import { expect, test } from "vitest";
import { formatCop, formatCopSuffix, formatNumber } from "./money";

test("pesos have thousands separators and no decimals", () => {
  expect(formatCop(0)).toBe("$0");
  expect(formatCop(120000)).toBe("$120.000");
  expect(formatCop(1234567)).toBe("$1.234.567");
});

test("service prices carry the currency behind", () => {
  expect(formatCopSuffix(80000)).toBe("80.000 COP");
});

test("numbers have thousands separators", () => {
  expect(formatNumber(1234567)).toBe("1.234.567");
});
