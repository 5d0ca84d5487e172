"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input, Textarea } from "@/components/ui/input";
import { correctOrderAction } from "@/lib/orders/staff/actions";

type Contact = { name: string; phone: string; address: string };

export type CorrectDialogProps = {
  orderId: string;
  /** As it was when the dialog was opened. */
  contact: Contact;
  /** A pick-up has none. */
  hasAddress: boolean;
  onClose: () => void;
};

/** Corrects who receives an order and where, before it is shipped. */
export function CorrectDialog({ orderId, contact, hasAddress, onClose }: CorrectDialogProps) {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => {
      const text = (name: keyof Contact) => String(data.get(name) ?? "");
      return correctOrderAction({
        orderId,
        expected: contact,
        name: text("name"),
        phone: text("phone"),
        address: text("address"),
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
          <Field id="contact-address" label="Dirección de entrega" error={errors.address}>
            <Textarea
              name="address"
              rows={2}
              defaultValue={contact.address}
              maxLength={300}
              className="min-h-20"
            />
          </Field>
        )}
        <FormError message={message} />
        <FormActions onCancel={onClose} pending={pending}>
          Guardar
        </FormActions>
      </form>
    </FormDialog>
  );
}
