import { cleanDocument, documentProblem } from "@/lib/core/documents";
import type { FieldErrors } from "@/lib/core/result";
import { type BankForm, documentsOf } from "./bank-form";

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

/** Before sending: whether the chosen bank exists is the server's question. */
export const typedBankProblems = (form: BankForm): FieldErrors =>
  bankFormProblems(form, form.bankId ? [form.bankId] : []);
