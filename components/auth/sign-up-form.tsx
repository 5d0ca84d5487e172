"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { PrivacyCheckbox } from "@/components/forms/privacy-checkbox";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast, toastAfterNavigation } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { signUpAction } from "@/lib/auth/actions";
import { EmailField, type EmailProps } from "./email-field";
import { PROCESSING } from "./labels";

type Props = EmailProps & { next?: string; onDone: () => void };

export function SignUpForm({ email, onEmail, next, onDone }: Props) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: signUpAction,
    onSuccess: (data) => {
      const created = { title: "¡Cuenta creada!" };
      if (data.signedIn) {
        toastAfterNavigation(created);
        window.location.assign(data.next);
        return;
      }
      toast({ ...created, description: "Revisa tu email para confirmar tu cuenta." });
      onDone();
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      {next && <input type="hidden" name="next" value={next} />}
      <Field id="username" label="Nombre de usuario (opcional)" error={errors.username}>
        <Input name="username" autoComplete="nickname" maxLength={60} />
      </Field>
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <Field id="password" label="Contraseña" hint="Mínimo 6 caracteres" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required minLength={6} />
      </Field>
      <PrivacyCheckbox required error={errors.privacy} />
      <SubmitButton pending={pending} pendingText={PROCESSING}>
        Crear Cuenta
      </SubmitButton>
    </form>
  );
}
