"use client";

import { useState } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import { COMPLAINT_TERM, REVERSAL_TERM } from "@/lib/legal/promises";
import { requestReversalAction } from "@/lib/orders/actions";
import { REVERSAL_CAUSES } from "@/lib/orders/labels";
import type { ReversalCause } from "@/lib/orders/types";

type Props = { token: string; card: string; remaining: number; bought: string; today: string };

/** Requests a full or partial payment reversal. The database checks the deadline. */
export function ReversalForm({ token, card, remaining, bought, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isLate, setLate] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => {
      const value = (name: string) => String(form.get(name) ?? "");
      return requestReversalAction({
        token,
        cause: value("cause") as ReversalCause,
        amount: value("amount"),
        learnedOn: value("learnedOn"),
        reason: value("reason"),
        issuerTold: form.has("issuerTold"),
      });
    },
    refreshes: true,
    onSuccess: ({ number }) =>
      toast({ title: `Reversión ${number} registrada`, description: "Te respondemos en esta página." }),
    onFailure: ({ reason }) => setLate(reason === "out_of_time"),
  });

  if (!isOpen)
    return (
      <Button variant="outline" className="self-start print:hidden" onClick={() => setOpen(true)}>
        Pedir la reversión del pago
      </Button>
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field id="reversal-cause" label="¿Qué pasó?" error={errors.cause}>
        <Select name="cause" defaultValue="" required options={REVERSAL_CAUSES}>
          <option value="">Elige una causa</option>
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id="reversal-amount"
          label="Valor que quieres revertir"
          hint={`Hasta ${formatCop(remaining)}, pagado con ${card}.`}
          error={errors.amount}
        >
          <MoneyInput name="amount" defaultValue={remaining} required />
        </Field>
        <Field
          id="reversal-learned"
          label="¿Qué día te enteraste?"
          hint={`Máximo ${REVERSAL_TERM} atrás.`}
          error={errors.learnedOn}
        >
          <Input name="learnedOn" type="date" min={bought} max={today} required />
        </Field>
      </div>
      <Field id="reversal-reason" label="Cuéntanos qué pasó" error={errors.reason}>
        <Textarea name="reason" rows={4} maxLength={1000} required />
      </Field>
      <CheckField id="reversal-issuer" name="issuerTold">
        Ya le avisé a mi banco o a quien emitió mi medio de pago.
      </CheckField>
      <FormError message={message} />
      {isLate && (
        <p>
          Pasado ese plazo ya no procede la reversión, pero sí un reclamo o la garantía:{" "}
          <a href="/peticiones" className="font-semibold text-primary underline">
            preséntalo aquí
          </a>{" "}
          y te respondemos en máximo {COMPLAINT_TERM}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="Enviando...">
          Enviar solicitud de reversión
        </SubmitButton>
        <Button variant="ghost" onClick={() => setOpen(false)} disabled={pending}>
          Ahora no
        </Button>
      </div>
    </form>
  );
}
