"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { switchDeliveryAction } from "@/lib/orders/staff/actions";
import type { DeliveryKind } from "@/lib/orders/types";
import { NO_ADDRESS } from "@/lib/places/address";

type Props = {
  target: { orderId: string; number: string; stamp: string };
  to: DeliveryKind;
  onClose: () => void;
};

/** Changes an order between a parcel and a pick-up, before it leaves the shop. */
export function SwitchDialog({ target: { orderId, number, stamp }, to, onClose }: Props) {
  const router = useRouter();
  const isParcel = to === "envio";
  const [parts, setParts] = useState(NO_ADDRESS);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => switchDeliveryAction({ orderId, stamp, delivery: to, ...(isParcel && { address: parts }) }),
    refreshes: true,
    onSuccess: () => {
      toast({
        title: isParcel ? "Ahora se envía" : "Ahora lo recoge en la tienda",
        description: "El cliente lo ve en su pedido y, si dejó un correo, le escribimos.",
      });
      onClose();
    },
    onFailure: () => router.refresh(),
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`${isParcel ? "Enviarlo a una dirección" : "Que lo recoja en la tienda"}: ${number}`}
      size="sm"
    >
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {isParcel ? (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="sr-only">Dirección de entrega</legend>
            <AddressInputs
              prefix="switch"
              values={parts}
              onChange={(changes) => setParts((typed) => ({ ...typed, ...changes }))}
              errors={errors}
            />
          </fieldset>
        ) : (
          <p>La dirección se borra y el total no cambia.</p>
        )}
        <FormError message={message} />
        <FormActions onCancel={onClose} pending={pending}>
          {isParcel ? "Enviarlo" : "Que lo recoja"}
        </FormActions>
      </form>
    </FormDialog>
  );
}
