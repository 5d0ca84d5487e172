"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PasswordInput } from "@/components/forms/password-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { endSession } from "@/components/layout/end-session";
import { toastAfterNavigation } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { deleteAccountAction } from "@/lib/users/actions";

/** Password and a typed word, against accidents and unattended sessions. */
export function DeleteAccountForm({ email, word }: { email: string; word: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: deleteAccountAction,
    onSuccess: async () => {
      setLeaving(true);
      await endSession();
      toastAfterNavigation({
        title: "Tu cuenta fue eliminada",
        description: "Borramos tus datos. ¡Hasta la próxima aventura!",
      });
      window.location.assign("/");
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4 pt-4">
      <FormError message={message} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="delete-word" label={`Escribe ${word} para confirmar`} error={errors.word}>
        <Input name="word" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </Field>
      <Field
        id="delete-password"
        label="Tu contraseña"
        hint="¿Entras con Google y no tienes una? Créala primero con «Cambiar contraseña», en esta página."
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <SubmitButton
        variant="destructive"
        pending={pending || isLeaving}
        pendingText="Eliminando..."
        className="self-start"
      >
        Eliminar mi cuenta para siempre
      </SubmitButton>
    </form>
  );
}
