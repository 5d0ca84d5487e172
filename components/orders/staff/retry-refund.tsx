"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { retryRefundAction } from "@/lib/payments/staff/actions";

/** Retries a refund without a clear response, with the same idempotency key. */
export function RetryRefund({ refundId }: { refundId: string }) {
  const { pending, run } = useQuickAction();
  const retry = () =>
    run(
      () => retryRefundAction({ refundId }),
      ({ state }) =>
        state === "hecho"
          ? "Reembolso hecho"
          : { title: "Sigue en curso", description: "El proveedor todavía no responde." },
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted-foreground">
        El proveedor no ha confirmado. Lo preguntamos otra vez solos; no se devuelve dos veces.
      </p>
      <Button variant="outline" size="sm" onClick={retry} disabled={pending} aria-busy={pending}>
        {pending ? "Preguntando..." : "Preguntar ahora"}
      </Button>
    </div>
  );
}
