"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import { cancelPaymentAction } from "@/lib/payments/staff/actions";

/** What became of the payment, by what the provider says after it was asked. */
function told(outcome: string): { title: string; description: string } {
  if (outcome === "rejected")
    return { title: "Pago anulado", description: "No se cobró nada y los productos vuelven a la tienda." };
  if (outcome === "paid")
    return { title: "El pago ya estaba aprobado", description: "No se anuló: el pedido quedó pagado." };
  return { title: "El pago sigue en revisión", description: "Mercado Pago todavía no lo suelta." };
}

/** Lets go of a payment that stays under review, after asking once. */
export function CancelPayment({ orderId }: { orderId: string }) {
  /** Undefined until it is first asked: only who says no gets the focus back on the button. */
  const [isAsking, setAsking] = useState<boolean>();
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  const cancel = () =>
    startTransition(async () => {
      const result = await cancelPaymentAction({ orderId }).catch(noAnswer);
      if (result?.ok) toast(told(result.data.outcome));
      else toastError(result?.message ?? OFFLINE_CHECK);
      setAsking(false);
      router.refresh();
    });

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
