import { expect, test } from "vitest";
import { cleanDocument, type DocumentType } from "@/lib/core/documents";
import { documentsOf, type Person } from "./bank-form";
import { bankFormProblems } from "./bank-problems";

const form = (person: Person, documentType: DocumentType, documentNumber: string, bankId = "1007") => ({
  person,
  documentType,
  documentNumber,
  bankId,
});
const problemsOf = (...given: Parameters<typeof form>) =>
  Object.keys(bankFormProblems(form(...given), ["1007"]));

test.each([
  ["individual", "CC", "1.037.000.000"],
  ["individual", "CE", "1234567"],
  ["individual", "PAS", "ab 123-456"],
  ["individual", "TI", "1037000000"],
  ["association", "NIT", "900.373.913-4"],
  ["association", "NIT", "900373913-4"],
] as const)("%s with %s %s may pay", (person, type, number) => {
  expect(problemsOf(person, type, number)).toEqual([]);
});

test.each([
  ["individual", "CC", "10370X", "documentNumber"],
  ["individual", "CC", "", "documentNumber"],
  ["individual", "CE", "A1234", "documentNumber"],
  ["individual", "PAS", "ñandú", "documentNumber"],
  ["individual", "NIT", "900.373.913-4", "documentType"],
  ["association", "CC", "1037000000", "documentType"],
  ["association", "NIT", "900373913", "documentNumber"],
  ["association", "NIT", "900.373.913-5", "documentNumber"],
] as const)("%s with %s «%s»: %s is wrong", (person, type, number, field) => {
  expect(problemsOf(person, type, number)).toEqual([field]);
});

test("the bank is one of the provider's list", () => {
  expect(problemsOf("individual", "CC", "1037000000", "")).toEqual(["bankId"]);
  expect(problemsOf("individual", "CC", "1037000000", "9999")).toEqual(["bankId"]);
});

test("a document is stored without separators, a NIT with its check digit", () => {
  expect(cleanDocument("CC", " 1.037.000 ")).toBe("1037000");
  expect(cleanDocument("PAS", "ab-123 456")).toBe("AB123456");
  expect(cleanDocument("NIT", "900.373.913-4")).toBe("900373913-4");
});

test("a company has a NIT, a person everything else", () => {
  expect(documentsOf("association")).toEqual(["NIT"]);
  expect(documentsOf("individual")).not.toContain("NIT");
});
