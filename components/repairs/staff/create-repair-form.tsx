"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Textarea } from "@/components/ui/input";
import { createRepairAction } from "@/lib/repairs/staff/actions";

/** New order with only the fault, which is required. */
export function CreateRepairForm({ userId }: { userId: string }) {
  const [description, setDescription] = useState("");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => createRepairAction({ userId, description }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Orden creada", description: "La orden de servicio se creó exitosamente" });
      setDescription("");
    },
    onFailure: () => toastError("No se pudo crear la orden de servicio"),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="panel flex flex-col gap-3 p-5">
      <h3 className="text-lg">Nueva orden de servicio</h3>
      <Field id="new-repair" label="Descripción" error={errors.description}>
        <Textarea
          name="description"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          maxLength={4000}
          rows={2}
          className="min-h-20"
        />
      </Field>
      <FormError message={message} />
      <SubmitButton
        pending={pending}
        pendingText="Creando..."
        disabled={description.trim() === ""}
        className="self-start"
      >
        Crear orden
      </SubmitButton>
    </form>
  );
}
