"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { removeSubscriberAction } from "@/lib/contact/staff/actions";

/** Unsubscribes a person on request. */
export function RemoveSubscriber({ id, email }: { id: string; email: string }) {
  const { run } = useQuickAction();
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="whitespace-nowrap"
        aria-label={`Dar de baja ${email}`}
        onClick={() => setOpen(true)}
      >
        Dar de baja
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Dar de baja?"
        text={`${email} deja de recibir el boletín. Solo esa persona puede volver a suscribirse.`}
        confirmLabel="Dar de baja"
        pendingLabel="Guardando..."
        onConfirm={() => run(() => removeSubscriberAction({ subscriberId: id }), "Suscripción dada de baja")}
      />
    </>
  );
}
