"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import type { OrderInvoice } from "@/lib/orders/rows";
import { writeInvoiceAction } from "@/lib/orders/staff/actions";

type Props = { orderId: string; issued: OrderInvoice["issued"] };

/** Number and CUFE of the issued invoice. */
export function WriteInvoice({ orderId, issued }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      writeInvoiceAction({
        orderId,
        number: String(form.get("number") ?? ""),
        cufe: String(form.get("cufe") ?? ""),
        known: issued?.number ?? "",
      }),
    refreshes: true,
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Factura guardada" });
    },
  });
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
        {issued ? "Corregir número y CUFE" : "Escribir número y CUFE"}
      </Button>
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field id="invoice-number" label="Número" hint="Con su prefijo: FE1234." error={errors.number}>
        <Input name="number" defaultValue={issued?.number} maxLength={20} autoComplete="off" />
      </Field>
      <Field
        id="invoice-cufe"
        label="CUFE"
        hint={issued ? "96 letras y números. Vacíos los dos, se quita la factura." : "96 letras y números."}
        error={errors.cufe}
      >
        <Textarea name="cufe" rows={3} defaultValue={issued?.cufe} maxLength={200} spellCheck={false} />
      </Field>
      <FormError message={message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} size="sm" pendingText="Guardando...">
          Guardar factura
        </SubmitButton>
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)} disabled={pending}>
          Ahora no
        </Button>
      </div>
    </form>
  );
}
