"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Textarea } from "@/components/ui/input";
import { addOrderNoteAction } from "@/lib/orders/staff/actions";

/** Adds an internal note. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => addOrderNoteAction({ orderId, text: String(form.get("text") ?? "") }),
    refreshes: true,
    onSuccess: (_, form) => {
      form.reset();
      toast({ title: "Nota guardada" });
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <Field id="note" label="Nota interna" hint="Solo la ve el equipo." error={errors.text}>
        <Textarea name="text" rows={2} maxLength={2000} className="min-h-16" />
      </Field>
      <FormError message={errors.text ? undefined : message} />
      <SubmitButton pending={pending} variant="outline" size="sm" className="self-end">
        Guardar nota
      </SubmitButton>
    </form>
  );
}
