"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { requestRecoveryAction } from "@/lib/auth/actions";
import { PROCESSING } from "./labels";

type Props = { email: string; onEmail: (email: string) => void; onDone: () => void };

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
      <Field id="email" label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <SubmitButton pending={pending} pendingText={PROCESSING}>
        Enviar enlace
      </SubmitButton>
    </form>
  );
}
