"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { Input } from "@/components/ui/input";
import { findMessageAction } from "@/lib/contact/actions";

/** Finds the page of a message whose link was lost. */
export function FindMessage() {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      findMessageAction({ number: String(form.get("number")), contact: String(form.get("contact")) }),
    // Full page load: the target is rendered per request.
    onSuccess: ({ path }) => window.location.assign(path),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="panel grid gap-5 p-5 sm:grid-cols-2 sm:p-6">
      <Field id="radicado" label="Número de radicado" error={errors.number}>
        <Input name="number" placeholder="PQR-2026-000001" autoComplete="off" maxLength={20} required />
      </Field>
      <Field
        id="radicado-contacto"
        label="Teléfono o correo"
        hint="El que escribiste al enviarlo."
        error={errors.contact}
      >
        <Input name="contact" autoComplete="tel" maxLength={254} required />
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <FormError message={message} />
        <SubmitButton pending={pending} pendingText="Buscando..." variant="secondary" className="self-start">
          Consultar
        </SubmitButton>
      </div>
    </form>
  );
}
