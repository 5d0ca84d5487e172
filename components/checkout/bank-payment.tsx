"use client";

import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { SubmitButton } from "@/components/forms/submit-button";
import { Input } from "@/components/ui/input";
import type { PaymentSession } from "@/lib/checkout/types";
import { formatCop } from "@/lib/core/money";
import type { FieldErrors } from "@/lib/core/result";
import { METHODS } from "@/lib/orders/methods";
import type { BankForm } from "@/lib/payments/bank-form";
import { typedBankProblems } from "@/lib/payments/bank-problems";
import { BankFields } from "./bank-fields";
import { bankErrors } from "./bank-page";
import { goToBank } from "./bank-start";
import { readBank, saveBank } from "./browser-store";
import { CheckoutProblem } from "./checkout-problem";

type Props = {
  session: PaymentSession;
  /** Bank and document of the buyer's latest payment. */
  proposed: BankForm | null;
  onUnavailable: () => void;
};

/** Pays an order that is already placed by PSE. */
export function BankPayment({ session, proposed, onUnavailable }: Props) {
  const { token, amount } = session;
  const [payer, setPayer] = useState({ name: session.payer_name, email: session.payer_email });
  const [bank, setBank] = useState(() => readBank(proposed));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);

  function change(next: BankForm) {
    setBank(next);
    const left = bankErrors(typedBankProblems(next));
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in left)));
  }

  function refuse(problems: FieldErrors, text?: string) {
    setErrors(problems);
    setMessage(text);
    const [first] = Object.keys(problems);
    if (first) requestAnimationFrame(() => document.getElementById(first)?.focus());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLeaving) return;
    const problems = bankErrors(typedBankProblems(bank));
    refuse(problems);
    if (Object.keys(problems).length > 0) return;
    setLeaving(true);
    saveBank(bank);
    const refusal = await goToBank(token, bank, payer, amount);
    if (refusal === "leaving") return;
    setLeaving(false);
    refuse(refusal?.fieldErrors ?? {}, refusal?.message ?? OFFLINE_KEPT);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Anyone with the link of a repair may pay it: its order names nobody. */}
      {!session.payer_name && (
        <Field id="bank-name" label="Nombre del titular de la cuenta" error={errors["bank-name"]}>
          <Input
            value={payer.name}
            onChange={({ target }) => setPayer({ ...payer, name: target.value })}
            autoComplete="name"
            maxLength={120}
          />
        </Field>
      )}
      {!session.payer_email && (
        <Field id="bank-email" label="Correo electrónico" error={errors["bank-email"]}>
          <Input
            value={payer.email}
            onChange={({ target }) => setPayer({ ...payer, email: target.value })}
            type="email"
            autoComplete="email"
            maxLength={254}
            spellCheck={false}
          />
        </Field>
      )}
      <BankFields form={bank} errors={errors} onChange={change} onUnavailable={onUnavailable} />
      <CheckoutProblem message={message} />
      <SubmitButton
        size="lg"
        className="flex-wrap gap-y-0"
        pending={isLeaving}
        pendingText="Abriendo tu banco…"
      >
        {METHODS.pse.action}
        <strong className="tabular">{formatCop(amount)}</strong>
      </SubmitButton>
    </form>
  );
}
