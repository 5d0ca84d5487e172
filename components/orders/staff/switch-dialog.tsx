"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Textarea } from "@/components/ui/input";
import { switchDeliveryAction } from "@/lib/orders/staff/actions";
import type { DeliveryKind } from "@/lib/orders/types";

type Props = {
  target: { orderId: string; number: string; stamp: string };
  to: DeliveryKind;
  onClose: () => void;
};

/** Changes an order between a parcel and a pick-up, before it leaves the shop. */
export function SwitchDialog({ target: { orderId, number, stamp }, to, onClose }: Props) {
  const router = useRouter();
  const isParcel = to === "envio";
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      switchDeliveryAction({ orderId, stamp, delivery: to, address: String(data.get("address") ?? "") }),
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
          <Field id="switch-address" label="Dirección de entrega" error={errors.address}>
            <Textarea name="address" rows={2} maxLength={300} className="min-h-20" required />
          </Field>
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
