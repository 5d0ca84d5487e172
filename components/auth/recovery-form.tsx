"use client";

import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { requestRecoveryAction } from "@/lib/auth/actions";
import { EmailField, type EmailProps } from "./email-field";
import { PROCESSING } from "./labels";

type Props = EmailProps & { onDone: () => void };

export function RecoveryForm({ email, onEmail, onDone }: Props) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: requestRecoveryAction,
    onSuccess: () => {
      toast({ title: "¡Email enviado!", description: "Revisa tu correo para restablecer tu contraseña." });
      onEmail("");
      onDone();
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <SubmitButton pending={pending} pendingText={PROCESSING}>
        Enviar enlace
      </SubmitButton>
    </form>
  );
}
