"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { cancelOrderAction } from "@/lib/orders/actions";

const ConfirmDialog = dynamic(
  () => import("@/components/ui/confirm-dialog").then(({ ConfirmDialog }) => ConfirmDialog),
  { ssr: false },
);

/** Cancels an unpaid order after a confirmation. */
export function CancelOrderButton({ token }: { token: string }) {
  /** Undefined until first opened: its code is loaded then. */
  const [isAsking, setAsking] = useState<boolean>();
  const { run } = useQuickAction();

  const cancel = () =>
    run(() => cancelOrderAction({ token }), {
      title: "Pedido cancelado",
      description: "No se hizo ningún cobro.",
    });

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Cancelar pedido
      </Button>
      {isAsking !== undefined && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="¿Cancelar este pedido?"
          text="No se te cobra nada y los productos vuelven a la tienda."
          confirmLabel="Cancelar pedido"
          pendingLabel="Cancelando..."
          keepLabel="Conservarlo"
          onConfirm={cancel}
        />
      )}
    </>
  );
}
