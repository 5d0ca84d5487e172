"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { settleFailedMailAction } from "@/lib/mail/staff/actions";

/** Actions on a failed mail. */
export function FailedMailButtons({ mailId, name }: { mailId: number; name: string }) {
  const { pending, run } = useQuickAction();
  const settle = (retries: boolean, done: string) =>
    run(() => settleFailedMailAction({ mailId, retries }), done);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        disabled={pending}
        aria-label={`Enviar de nuevo: ${name}`}
        onClick={() => settle(true, "Lo enviamos de nuevo en un minuto")}
      >
        Enviar de nuevo
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={pending}
        aria-label={`Ya le avisé por otro medio: ${name}`}
        onClick={() => settle(false, "Correo retirado de la lista")}
      >
        Ya le avisé por otro medio
      </Button>
    </div>
  );
}
