"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { settleMismatchAction } from "@/lib/payments/staff/actions";

/** A payment that does not match this order: instructions, and a form to mark it as handled. */
export function SettleMismatch({ orderId }: { orderId: string }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => settleMismatchAction({ orderId, note: String(form.get("note") ?? "") }),
    refreshes: true,
    onSuccess: () => toast({ title: "Pago marcado como resuelto" }),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-3 rounded-md border border-destructive px-4 py-3"
    >
      <p role="alert" className="font-semibold text-destructive">
        Llegó un pago que nombra este pedido y no coincide con su total. No lo contamos como pagado: búscalo
        en Mercado Pago y devuélvelo o acuérdalo con el cliente.
      </p>
      <Field id="mismatch-note" label="Cómo se resolvió" hint="Solo lo ve el equipo." error={errors.note}>
        <Input name="note" maxLength={500} />
      </Field>
      <FormError message={errors.note ? undefined : message} />
      <SubmitButton pending={pending} variant="outline" size="sm" className="self-end">
        Marcar como resuelto
      </SubmitButton>
    </form>
  );
}
