"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { PrivacyCheckbox } from "@/components/forms/privacy-checkbox";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { signUpAction } from "@/lib/auth/actions";

/**
 * Creates an account with the order's e-mail, asking only for a password. Once the e-mail is confirmed, the account
 * owns the order.
 */
export function CreateAccount({ email, next }: { email: string; next: string }) {
  const [isDone, setDone] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: signUpAction,
    onSuccess: (data) => {
      if (data.signedIn) window.location.assign(data.next);
      else setDone(true);
    },
  });
  if (isDone)
    return (
      <p role="status" className="font-semibold">
        ¡Cuenta creada! Revisa tu email para confirmar tu cuenta.
      </p>
    );
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex w-full max-w-sm flex-col gap-4">
      <FormError message={message ?? errors.email} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="next" value={next} />
      <Field
        id="account-password"
        label="Elige una contraseña"
        hint="Mínimo 6 caracteres"
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" required minLength={6} />
      </Field>
      <PrivacyCheckbox required error={errors.privacy} />
      <SubmitButton pending={pending} pendingText="Creando...">
        Crear mi cuenta
      </SubmitButton>
    </form>
  );
}
