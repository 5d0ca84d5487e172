"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { FormError } from "@/components/forms/form-error";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE } from "@/components/forms/offline-texts";
import { Combobox } from "@/components/forms/staff/combobox";
import { asOpened } from "@/components/live/opened-account";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { assignCustomerAction, findAccountsAction } from "@/lib/repairs/staff/actions";
import type { FoundPerson } from "@/lib/users/staff/person";

type Props = {
  repairId: string;
  version: number;
  /** The current account; null without one. */
  userId: string | null;
};

/** Assigns the order to an account, or to none. */
export function CustomerPicker({ repairId, version, userId }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FoundPerson>();
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();

  function close() {
    setOpen(false);
    setChosen(undefined);
    setMessage(undefined);
  }

  function assign(to: FoundPerson | null) {
    startTransition(async () => {
      const result = await asOpened(() =>
        assignCustomerAction({ repairId, version, userId: to?.id ?? null }),
      ).catch(noResponse);
      if (!result?.ok) {
        setMessage(result?.message ?? OFFLINE);
        router.refresh();
        return;
      }
      toast({ title: "Cliente actualizado", description: to?.name ?? "La orden quedó sin cuenta" });
      close();
      router.refresh();
    });
  }

  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {userId ? "Cambiar cliente" : "Vincular a una cuenta"}
      </Button>
      <Dialog open={open} onClose={close} title="Cliente de la orden">
        <Combobox
          id={`customer-${repairId}`}
          label="Buscar por nombre, correo o celular"
          placeholder="Ana, ana@correo.com, 300..."
          nothing="No se encontraron usuarios"
          find={(query) => findAccountsAction({ query })}
          keyOf={({ id }) => id}
          onChoose={setChosen}
          render={({ name, address, phone }) => (
            <span className="min-w-0 break-words">
              {name}
              <span className="block text-sm text-muted-foreground">
                {[address, phone].filter(Boolean).join(" · ")}
              </span>
            </span>
          )}
        />
        {chosen && (
          <p role="status" className="rounded-md bg-muted p-3">
            La orden pasa a la cuenta de <b>{chosen.name}</b> ({chosen.address}).
            {userId && " Quien la tenía deja de verla y su enlace de seguimiento se cambia por otro."}
          </p>
        )}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          {userId && (
            <Button variant="ghost" disabled={pending} onClick={() => assign(null)}>
              Dejar sin cuenta
            </Button>
          )}
          <Button disabled={!chosen || pending} onClick={() => chosen && assign(chosen)}>
            {pending ? "Guardando..." : "Guardar cliente"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
