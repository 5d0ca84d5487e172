import type { FieldErrors } from "@/lib/core/result";
import { hasRightCheckDigit, isNit } from "@/lib/settings/staff/nit";

/** Documents of an account holder, in the provider's codes. */
export const BANK_DOCUMENTS = {
  CC: "Cédula de ciudadanía",
  CE: "Cédula de extranjería",
  PAS: "Pasaporte",
  TI: "Tarjeta de identidad",
  NIT: "NIT",
} as const;
export type BankDocument = keyof typeof BANK_DOCUMENTS;

export const PERSONS = { individual: "Persona", association: "Empresa" } as const;
export type Person = keyof typeof PERSONS;

/** Documents of a person or a company. */
export const documentsOf = (person: Person): BankDocument[] =>
  (Object.keys(BANK_DOCUMENTS) as BankDocument[]).filter(
    (type) => (type === "NIT") === (person === "association"),
  );

/** What the buyer says about the account that pays. */
export type BankForm = {
  person: Person;
  documentType: BankDocument;
  documentNumber: string;
  bankId: string;
};

const RULES: Record<BankDocument, { pattern: RegExp; problem: string }> = {
  CC: { pattern: /^\d{3,10}$/, problem: "Escribe el número de la cédula, sin puntos ni letras." },
  TI: { pattern: /^\d{10,11}$/, problem: "La tarjeta de identidad tiene 10 u 11 números." },
  CE: { pattern: /^[A-Z0-9]{3,15}$/, problem: "Escribe el número de la cédula de extranjería." },
  PAS: { pattern: /^[A-Z0-9]{3,15}$/, problem: "Escribe el número del pasaporte: letras y números." },
  NIT: { pattern: /^\d{6,12}-\d$/, problem: "Escribe el NIT con su dígito: 900.123.456-7." },
};

/** The document as it is stored: "900123456-7", or letters and digits without separators. */
export function cleanDocument(type: BankDocument, typed: string): string {
  const text = typed.toUpperCase().replace(/[\s.]/g, "");
  return type === "NIT" ? text : text.replaceAll("-", "");
}

/** What is missing or wrong in the form, by field; `bankIds`: the banks that the provider knows. */
export function bankFormProblems(form: BankForm, bankIds: readonly string[]): FieldErrors {
  const problems: FieldErrors = {};
  const { person, documentType, bankId } = form;
  const number = cleanDocument(documentType, form.documentNumber);
  if (!documentsOf(person).includes(documentType))
    problems.documentType =
      person === "association"
        ? "Una empresa paga con su NIT."
        : "El NIT es de empresas: elige «Empresa», o tu documento.";
  if (!RULES[documentType].pattern.test(number)) problems.documentNumber = RULES[documentType].problem;
  else if (documentType === "NIT" && !(isNit(number) && hasRightCheckDigit(number)))
    problems.documentNumber = "El dígito de verificación no corresponde a ese NIT. Revísalo.";
  if (!bankIds.includes(bankId)) problems.bankId = "Elige tu banco.";
  return problems;
}
