import { describe, expect, test } from "vitest";
import { cleanDocument } from "@/lib/core/documents";
import { invoiceProblems } from "./invoice";
import type { InvoiceValues } from "./invoice-values";
import { invoiceSchema } from "./schema";
import { writeInvoiceSchema } from "./staff/schema";

const typed: InvoiceValues = {
  documentType: "NIT",
  documentNumber: "900.123.456-8",
  name: "Juegos del Sur S.A.S.",
  email: "Pagos@Example.com",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
};

describe("who an invoice is for", () => {
  test.each([
    ["NIT", " 900.123.456-8 ", "900123456-8"],
    ["CC", "1.020.304.050", "1020304050"],
    ["PAS", "ab-12 34", "AB1234"],
  ] as const)("a %s is stored as private.is_document takes it", (documentType, documentNumber, stored) => {
    expect(cleanDocument(documentType, documentNumber)).toBe(stored);
  });

  test("is parsed to what is stored", () => {
    expect(invoiceSchema.parse(typed)).toEqual({
      ...typed,
      documentNumber: "900123456-8",
      email: "pagos@example.com",
    });
  });

  test.each<[keyof InvoiceValues, string, RegExp]>([
    ["documentNumber", "", /^Escribe el número/],
    ["documentNumber", "900.123.456", /dígito de verificación/],
    ["documentNumber", "900.123.456-1", /sería 8/],
    ["name", "A", /razón social/],
    ["email", "pagos@", /correo válido/],
  ])("%s '%s' is asked again, where it is typed", (field, value, message) => {
    const wrong = { ...typed, [field]: value };
    expect(invoiceProblems(wrong)).toEqual({ [`invoice.${field}`]: expect.stringMatching(message) });
    expect(invoiceSchema.safeParse(wrong).success).toBe(false);
  });
});

test("a municipality that was not found is asked again", () => {
  const wrong = { ...typed, municipality: { code: "", name: "Envi", department: "" } };
  expect(Object.keys(invoiceProblems(wrong))).toEqual(["invoice.municipality"]);
});

describe("number and CUFE", () => {
  const written = { orderId: "8d3f2a50-0000-4000-8000-000000000001", number: "fe 12", cufe: "AB".repeat(48) };

  test("are written as they are stored, or both empty", () => {
    expect(writeInvoiceSchema.parse(written)).toMatchObject({ number: "FE12", cufe: "ab".repeat(48) });
    expect(writeInvoiceSchema.safeParse({ ...written, number: "", cufe: "" }).success).toBe(true);
  });

  test.each([{ number: "FE#12" }, { cufe: "ab" }, { cufe: "" }, { number: "" }])("%o is refused", (wrong) => {
    expect(writeInvoiceSchema.safeParse({ ...written, ...wrong }).success).toBe(false);
  });
});
