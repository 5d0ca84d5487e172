import { describe, expect, test } from "vitest";
import { formatCardNumber, formatExpiry, isExpired, isLuhnValid, parseExpiry } from "./card-rules.ts";
import { checkField, type FieldRules, type FieldValues } from "./fields.ts";

const rules: FieldRules = {
  method: null,
  cardError: null,
  identificationTypes: [{ id: "CC", name: "C.C.", type: "number", min_length: 5, max_length: 20 }],
  needsEmail: true,
  needsIssuer: true,
  needsInstallments: true,
  now: Date.parse("2026-11-20T12:00:00-05:00"),
};
const values: FieldValues = {
  cardNumber: "4013 5406 8274 6260",
  expirationDate: "11/30",
  securityCode: "123",
  cardholderName: "APRO",
  identificationType: "CC",
  identificationNumber: "123456789",
  email: "cliente@example.com",
  issuer: "1001",
  installments: "1",
};

describe("card rules", () => {
  test("accept the documented test cards, and no digit changed, letter or short number", () => {
    for (const number of ["5254133674403564", "4013540682746260", "374378187755283", "4915112055246507"])
      expect(isLuhnValid(number), number).toBe(true);
    for (const wrong of ["4013540682746261", "40135406827462six", "0"])
      expect(isLuhnValid(wrong), wrong).toBe(false);
  });

  test("writes numbers and dates as on the card", () => {
    expect(formatCardNumber("4013540682746260")).toBe("4013 5406 8274 6260");
    expect(formatCardNumber("374378187755283")).toBe("3743 781877 55283");
    expect(formatCardNumber("40135")).toBe("4013 5");
    expect(formatExpiry("1130")).toBe("11/30");
    expect(formatExpiry("4")).toBe("04");
    expect(parseExpiry("11/30")).toEqual({ month: 11, year: 2030 });
    expect(parseExpiry("11/2030")).toEqual({ month: 11, year: 2030 });
    expect(parseExpiry("13/30")).toBeNull();
  });

  test("keeps a card good until the end of its month", () => {
    expect(isExpired(11, 2026, new Date(2026, 10, 30, 23, 59).getTime())).toBe(false);
    expect(isExpired(11, 2026, new Date(2026, 11, 1).getTime())).toBe(true);
  });
});

test("the form finds nothing wrong in a good card, nor in what it does not show", () => {
  const relaxed = { ...rules, needsEmail: false, needsIssuer: false, needsInstallments: false };
  for (const name of Object.keys(values) as (keyof FieldValues)[])
    expect(checkField(name, values, rules)).toBe("");
  for (const name of ["email", "issuer", "installments"] as const)
    expect(checkField(name, { ...values, [name]: "" }, relaxed)).toBe("");
});

test.each([
  ["cardNumber", ""],
  ["cardNumber", "4013 5406"],
  ["expirationDate", "1/1/1"],
  ["expirationDate", "10/26"],
  ["securityCode", "12"],
  ["cardholderName", " "],
  ["identificationNumber", "1"],
  ["email", "cliente"],
  ["issuer", ""],
  ["installments", ""],
] as const)("the form says what is wrong with %s '%s'", (name, value) => {
  expect(checkField(name, { ...values, [name]: value }, rules)).toMatch(/\.$/);
});
