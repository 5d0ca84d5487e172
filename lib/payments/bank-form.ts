import { cleanDocument, type DocumentType, documentProblem } from "@/lib/core/documents";
import type { FieldErrors } from "@/lib/core/result";

export const PERSONS = { individual: "Persona", association: "Empresa" } as const;
export type Person = keyof typeof PERSONS;

/** Documents of a person or a company. */
const DOCUMENTS = {
  individual: ["CC", "CE", "PAS", "TI"],
  association: ["NIT"],
} satisfies Record<Person, DocumentType[]>;

export const documentsOf = (person: Person): readonly DocumentType[] => DOCUMENTS[person];

/** What the buyer says about the account that pays. */
export type BankForm = {
  person: Person;
  documentType: DocumentType;
  documentNumber: string;
  bankId: string;
};

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
  const problem = documentProblem(documentType, number);
  if (problem) problems.documentNumber = problem;
  if (!bankIds.includes(bankId)) problems.bankId = "Elige tu banco.";
  return problems;
}
