"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toastAfterNavigation } from "@/components/toasts/toast";
import { setNewPasswordAction } from "@/lib/auth/actions";
import { PROCESSING } from "./labels";

/** Only in a session opened by a recovery mail. */
export function NewPasswordForm({ email }: { email: string }) {
  const [leaving, setLeaving] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: setNewPasswordAction,
    onSuccess: () => {
      setLeaving(true);
      toastAfterNavigation({ title: "Contraseña actualizada", description: "Ya puedes entrar con ella." });
      window.location.assign("/dashboard");
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      {/* Password managers store the new password under this user name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="password" label="Nueva contraseña" hint="Mínimo 6 caracteres" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required minLength={6} />
      </Field>
      <SubmitButton pending={pending || leaving} pendingText={PROCESSING}>
        Guardar contraseña
      </SubmitButton>
    </form>
  );
}
