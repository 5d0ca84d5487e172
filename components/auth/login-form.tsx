"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toastAfterNavigation } from "@/components/toasts/toast";
import { signInAction } from "@/lib/auth/actions";
import { EmailField, type EmailProps } from "./email-field";
import { PROCESSING } from "./labels";
import { ResendButton } from "./resend-button";

type Props = EmailProps & { next?: string; onForgotten: () => void };

export function LoginForm({ email, onEmail, next, onForgotten }: Props) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: signInAction,
    onSuccess: (data) => {
      setLeaving(true);
      toastAfterNavigation({
        title: "¡Bienvenido Aventurero!",
        description: "Has iniciado sesión exitosamente.",
      });
      window.location.assign(data.next);
    },
    onFailure: ({ reason }) => setUnconfirmed(reason === "email_not_confirmed"),
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      {unconfirmed && message && <ResendButton email={email} next={next} />}
      {next && <input type="hidden" name="next" value={next} />}
      <EmailField email={email} onEmail={onEmail} error={errors.email} autoComplete="username" />
      <Field id="password" label="Contraseña" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <button
        type="button"
        onClick={onForgotten}
        className="min-h-11 self-end text-sm font-semibold text-primary hover:underline"
      >
        ¿Olvidaste tu contraseña?
      </button>
      <SubmitButton pending={pending || leaving} pendingText={PROCESSING}>
        Iniciar Sesión
      </SubmitButton>
    </form>
  );
}
