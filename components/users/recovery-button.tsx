"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { requestRecoveryAction } from "@/lib/auth/actions";

/** For users who forgot the password, or have none because of Google. */
export function RecoveryButton({ email }: { email: string }) {
  const { pending, run } = useQuickAction();

  const send = () =>
    run(() => requestRecoveryAction({ email }), {
      title: "¡Email enviado!",
      description: "Revisa tu correo para restablecer tu contraseña.",
    });

  return (
    <Button variant="outline" size="sm" onClick={send} disabled={pending} aria-busy={pending}>
      {pending ? "Enviando..." : "Enviarme un enlace"}
    </Button>
  );
}
