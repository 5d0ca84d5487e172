"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { resendConfirmationAction } from "@/lib/auth/actions";

export function ResendButton({ email, next }: { email: string; next?: string }) {
  const { pending, run } = useQuickAction();

  const resend = () =>
    run(() => resendConfirmationAction({ email, next }), {
      title: "¡Email enviado!",
      description: "Revisa tu email para confirmar tu cuenta.",
    });

  return (
    <Button variant="outline" size="sm" onClick={resend} disabled={pending} aria-busy={pending}>
      {pending ? "Enviando..." : "Reenviar correo de confirmación"}
    </Button>
  );
}
