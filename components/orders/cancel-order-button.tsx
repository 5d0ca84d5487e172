"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { OFFLINE } from "@/lib/core/refusal-texts";
import { cancelOrderAction } from "@/lib/orders/actions";

/** Cancels an unpaid order, after asking once. */
export function CancelOrderButton({ token }: { token: string }) {
  /** Undefined until it is first asked: only who says no gets the focus back on the button. */
  const [isAsking, setAsking] = useState<boolean>();
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  function cancel() {
    startTransition(async () => {
      const result = await cancelOrderAction({ token }).catch(noAnswer);
      if (result?.ok) toast({ title: "Pedido cancelado", description: "No se hizo ningún cobro." });
      else toastError(result?.message ?? OFFLINE);
      setAsking(false);
      router.refresh();
    });
  }

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
