"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { cancelPaymentAction } from "@/lib/payments/staff/actions";

/** Result text by the payment's status after the cancellation. */
function outcomeNotice(outcome: string): { title: string; description: string } {
  if (outcome === "rejected")
    return { title: "Pago anulado", description: "No se cobró nada y los productos vuelven a la tienda." };
  if (outcome === "paid")
    return { title: "El pago ya estaba aprobado", description: "No se anuló: el pedido quedó pagado." };
  return { title: "El pago sigue en revisión", description: "Mercado Pago todavía no lo suelta." };
}

/** Cancels a payment under review after a confirmation. */
export function CancelPayment({ orderId }: { orderId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { run } = useQuickAction();

  const cancel = () =>
    run(
      () => cancelPaymentAction({ orderId }),
      ({ outcome }) => outcomeNotice(outcome),
    );

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold text-warm">
        El pago está en revisión y el pedido guarda sus productos. Si a los 7 días sigue así, lo anulamos
        solos.
      </p>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Anular el pago en revisión
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Anular el pago en revisión?"
        text="No se le cobra nada al cliente, los productos vuelven a la tienda y puede volver a pagar."
        confirmLabel="Anular el pago"
        pendingLabel="Anulando..."
        keepLabel="Esperar"
        onConfirm={cancel}
      />
    </div>
  );
}
