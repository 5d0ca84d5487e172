import { describe, expect, test } from "vitest";
import { parseWhole, pesosField, WHOLE_PESOS } from "./pesos";

describe("Colombian number formats", () => {
  test.each([
    ["1.234.567", 1_234_567],
    ["1234567", 1_234_567],
    ["$ 320.000", 320_000],
    ["320.000,00", 320_000],
    ["2 000.000", 2_000_000],
    ["0", 0],
    [" 45.000 ", 45_000],
  ])("%s", (text, number) => expect(parseWhole(text)).toBe(number));

  test.each(["", "12,5", "1,234,567", "1.23", "1.2345", "-5", "gratis", "=1+1", "1e9", "9".repeat(30)])(
    "%s is none",
    (text) => expect(parseWhole(text)).toBeNull(),
  );
});

describe("an amount of money", () => {
  const field = pesosField({ missing: "Falta.", least: 1, low: "Muy poco.", most: 900_000, high: "Mucho." });
  const said = (typed: unknown) => {
    const read = field.safeParse(typed);
    return read.success ? read.data : read.error.issues[0]?.message;
  };

  test.each([
    // A point groups thousands: a hundred and fifty thousand is never a hundred and fifty.
    ["150.000", 150_000],
    ["$150.000", 150_000],
    ["150000", 150_000],
    [150_000, 150_000],
    // Cents are refused: neither truncated, rounded nor read as more digits.
    ["1500.6", WHOLE_PESOS],
    ["1500,6", WHOLE_PESOS],
    [1500.6, WHOLE_PESOS],
    ["mil", WHOLE_PESOS],
    ["0", "Muy poco."],
    ["-5", "Muy poco."],
    ["900.001", "Mucho."],
    ["", "Falta."],
    ["  ", "Falta."],
    [null, "Falta."],
    [undefined, "Falta."],
    [Number.NaN, "Falta."],
  ])("%j is %j", (typed, answer) => expect(said(typed)).toBe(answer));
});
