"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { changePasswordAction } from "@/lib/users/actions";

export function PasswordForm({ email }: { email: string }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: changePasswordAction,
    onSuccess: (_, form) => {
      form.reset();
      toast({
        title: "Contraseña actualizada",
        description: "Cerramos tu sesión en los demás dispositivos.",
      });
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      {/* Password managers store the new password under this user name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="current-password" label="Contraseña actual" error={errors.current}>
        <PasswordInput name="current" autoComplete="current-password" required />
      </Field>
      <Field id="new-password" label="Nueva contraseña" hint="Mínimo 6 caracteres" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required minLength={6} />
      </Field>
      <SubmitButton pending={pending} pendingText="Cambiando..." className="self-start">
        Cambiar contraseña
      </SubmitButton>
    </form>
  );
}
