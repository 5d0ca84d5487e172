"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { correctOrderAction } from "@/lib/orders/staff/actions";
import { type AddressParts, addressFromLine } from "@/lib/places/address";

type Contact = { name: string; phone: string; address: string };

export type CorrectDialogProps = {
  orderId: string;
  /** As it was when the dialog was opened. */
  contact: Contact;
  /** Its address in parts; null without one, and for an old text. */
  place: AddressParts | null;
  /** A pick-up has none. */
  hasAddress: boolean;
  onClose: () => void;
};

/** Corrects who receives an order and where, before it is shipped. */
export function CorrectDialog({ orderId, contact, place, hasAddress, onClose }: CorrectDialogProps) {
  const router = useRouter();
  const [before] = useState(() => place ?? addressFromLine(contact.address));
  const [parts, setParts] = useState(before);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => {
      const text = (name: "name" | "phone") => String(data.get(name) ?? "");
      return correctOrderAction({
        orderId,
        expected: contact,
        name: text("name"),
        phone: text("phone"),
        ...(parts !== before && { address: parts }),
      });
    },
    refreshes: true,
    onSuccess: () => {
      toast({
        title: "Datos de entrega corregidos",
        description: "El cliente los ve en su pedido y, si dejó un correo, le escribimos.",
      });
      onClose();
    },
    onFailure: () => router.refresh(),
  });
  return (
    <FormDialog open onClose={onClose} title="Corregir los datos de entrega" size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <Field id="contact-name" label="Nombre" error={errors.name}>
          <Input name="name" defaultValue={contact.name} maxLength={120} autoComplete="off" required />
        </Field>
        <Field id="contact-phone" label="Celular" error={errors.phone}>
          <Input
            name="phone"
            type="tel"
            defaultValue={contact.phone}
            maxLength={30}
            autoComplete="off"
            required
          />
        </Field>
        {hasAddress && (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 text-sm font-semibold">Dirección de entrega</legend>
            <AddressInputs
              prefix="contact"
              values={parts}
              onChange={(changes) => setParts((known) => ({ ...known, ...changes }))}
              errors={errors}
            />
          </fieldset>
        )}
        <FormError message={message} />
        <FormActions onCancel={onClose} pending={pending}>
          Guardar
        </FormActions>
      </form>
    </FormDialog>
  );
}
