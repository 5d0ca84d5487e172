"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { resendAnswerAction } from "@/lib/contact/staff/actions";

/** Resends an answer whose mail failed. */
export function ResendAnswer({ mailId }: { mailId: number }) {
  const { pending, run } = useQuickAction();
  return (
    <Button
      variant="outline"
      size="sm"
      className="self-start"
      disabled={pending}
      aria-busy={pending}
      onClick={() => run(() => resendAnswerAction({ mailId }), "Enviamos tu respuesta otra vez")}
    >
      <Icon name="lucide--refresh-cw" />
      Volver a enviar
    </Button>
  );
}
