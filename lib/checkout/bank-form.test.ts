import { expect, test } from "vitest";
import { typedBankProblems } from "@/lib/payments/bank-problems";
import { bankRefusal, NO_BANK, withPerson } from "./bank-form";

test("a company pays with its NIT, a person with another document; the typed number does not follow", () => {
  const typed = { ...NO_BANK, documentNumber: "1037654321", bankId: "1007" };
  const company = withPerson(typed, "association");
  expect(company).toEqual({ person: "association", documentType: "NIT", documentNumber: "", bankId: "1007" });
  expect(withPerson(company, "individual").documentType).toBe("CC");
});

test("before sending, a bank has to be chosen; whether it exists is the server's question", () => {
  const typed = { ...NO_BANK, documentNumber: "1037654321" };
  expect(Object.keys(typedBankProblems(typed))).toEqual(["bankId"]);
  expect(typedBankProblems({ ...typed, bankId: "1007" })).toEqual({});
});

test.each([
  [1_599, true, /desde \$1\.600/],
  [1_600, true, null],
  [340_000_001, true, /hasta \$340\.000\.000/],
  [50_000, false, /no responde/],
])("%i pesos, offered %s", (total, isOffered, refusal) => {
  const text = bankRefusal(total, isOffered);
  if (refusal) expect(text).toMatch(refusal);
  else expect(text).toBeNull();
});
