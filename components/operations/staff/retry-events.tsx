"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/core/counted";
import { retryPaymentEventsAction } from "@/lib/operations/staff/actions";

/** Makes the provider's waiting notifications due at once. */
export function RetryEvents() {
  const { pending, run } = useQuickAction();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={pending}
      onClick={() =>
        run(
          () => retryPaymentEventsAction({}),
          (events) =>
            events === 0
              ? "Ya estaban en turno: se consultan en el próximo minuto"
              : `${counted(events, "aviso se consulta", "avisos se consultan")} de nuevo en un minuto`,
        )
      }
    >
      Reintentar avisos de pago
    </Button>
  );
}
