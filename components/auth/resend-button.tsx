"use client";

import { useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { resendConfirmationAction } from "@/lib/auth/actions";

export function ResendButton({ email, next }: { email: string; next?: string }) {
  const [pending, startTransition] = useTransition();

  const resend = () =>
    startTransition(async () => {
      const result = await resendConfirmationAction({ email, next }).catch(noAnswer);
      if (result?.ok)
        toast({ title: "¡Email enviado!", description: "Revisa tu email para confirmar tu cuenta." });
      else toastError(result?.message ?? "Algo salió mal. Intenta de nuevo.");
    });

  return (
    <Button variant="outline" size="sm" onClick={resend} disabled={pending} aria-busy={pending}>
      {pending ? "Enviando..." : "Reenviar correo de confirmación"}
    </Button>
  );
}
