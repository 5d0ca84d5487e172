"use client";

import { useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { requestRecoveryAction } from "@/lib/auth/actions";

/** For who forgot the password, or never had one because they come in with Google. */
export function RecoveryButton({ email }: { email: string }) {
  const [pending, startTransition] = useTransition();

  const send = () =>
    startTransition(async () => {
      const result = await requestRecoveryAction({ email }).catch(noAnswer);
      if (result?.ok)
        toast({ title: "¡Email enviado!", description: "Revisa tu correo para restablecer tu contraseña." });
      else toastError(result?.message ?? "Algo salió mal. Intenta de nuevo.");
    });

  return (
    <Button variant="outline" size="sm" onClick={send} disabled={pending} aria-busy={pending}>
      {pending ? "Enviando..." : "Enviarme un enlace"}
    </Button>
  );
}
