import { formatCop } from "@/lib/core/money";
import { type BankForm, documentsOf, type Person } from "@/lib/payments/bank-form";
import { BANK_AMOUNTS, isBankAmount } from "@/lib/payments/bank-method";

export const NO_BANK: BankForm = { person: "individual", documentType: "CC", documentNumber: "", bankId: "" };

/** Another kind of person has other documents. */
export function withPerson(form: BankForm, person: Person): BankForm {
  const [documentType = form.documentType] = documentsOf(person);
  return { ...form, person, documentType, documentNumber: "" };
}

/** Why an order cannot be paid from a bank; null when it can. */
export function bankRefusal(total: number, isOffered: boolean): string | null {
  if (!isOffered) return "PSE no responde en este momento. Paga de otra forma o vuelve en unos minutos.";
  if (isBankAmount(total)) return null;
  const { lowest, highest } = BANK_AMOUNTS;
  return total < lowest
    ? `PSE recibe pagos desde ${formatCop(lowest)}.`
    : `PSE recibe pagos hasta ${formatCop(highest)}.`;
}
