"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { removeSubscriberAction } from "@/lib/contact/staff/actions";

/** Somebody asked the shop to take them off the list. */
export function RemoveSubscriber({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);

  async function remove() {
    const result = await removeSubscriberAction({ subscriberId: id }).catch(noAnswer);
    if (result?.ok) toast({ title: "Suscripción dada de baja" });
    else toastError(result?.message ?? "No se pudo dar de baja la suscripción");
    if (result?.ok) router.refresh();
    return result?.ok === true;
  }

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
        onConfirm={remove}
      />
    </>
  );
}
