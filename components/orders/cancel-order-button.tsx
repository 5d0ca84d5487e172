"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { cancelOrderAction } from "@/lib/orders/actions";

/** Cancels an unpaid order after a confirmation. */
export function CancelOrderButton({ token }: { token: string }) {
  /** Undefined until first opened: the focus returns to the button only after 'no'. */
  const [isAsking, setAsking] = useState<boolean>();
  const { pending, run } = useQuickAction();

  const cancel = () =>
    run(
      () => cancelOrderAction({ token }),
      { title: "Pedido cancelado", description: "No se hizo ningún cobro." },
      () => setAsking(false),
    );

  if (!isAsking)
    return (
      <Button variant="outline" onClick={() => setAsking(true)} autoFocus={isAsking === false}>
        Cancelar pedido
      </Button>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">¿Cancelar este pedido? No se hace ningún cobro.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" onClick={cancel} disabled={pending} aria-busy={pending} autoFocus>
          {pending ? "Cancelando…" : "Sí, cancelar"}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(false)} disabled={pending}>
          No, conservarlo
        </Button>
      </div>
    </div>
  );
}
