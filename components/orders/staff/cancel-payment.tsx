"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
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
  /** Undefined until first opened: the focus returns to the button only after 'no'. */
  const [isAsking, setAsking] = useState<boolean>();
  const { pending, run } = useQuickAction();

  const cancel = () =>
    run(
      () => cancelPaymentAction({ orderId }),
      ({ outcome }) => outcomeNotice(outcome),
      () => setAsking(false),
    );

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold text-warm">
        El pago está en revisión y el pedido guarda sus productos. Si a los 7 días sigue así, lo anulamos
        solos.
      </p>
      {isAsking ? (
        <>
          <p className="font-semibold">
            ¿Anular el pago? No se le cobra nada al cliente y puede volver a pagar.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" onClick={cancel} disabled={pending} aria-busy={pending} autoFocus>
              {pending ? "Anulando..." : "Sí, anular el pago"}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)} disabled={pending}>
              No, esperar
            </Button>
          </div>
        </>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)} autoFocus={isAsking === false}>
          Anular el pago en revisión
        </Button>
      )}
    </div>
  );
}
