"use client";

import { useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { InvoiceFields } from "@/components/forms/invoice-fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { requestInvoiceAction } from "@/lib/orders/actions";
import type { InvoiceValues } from "@/lib/orders/invoice-values";

type Props = {
  token: string;
  /** What was asked or what the buyer asked last time; empty values otherwise. */
  start: InvoiceValues;
  /** Button that opens the form. */
  label: string;
};

/** Asks for the invoice of a placed order, or corrects what was asked. */
export function InvoiceForm({ token, start, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(start);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => requestInvoiceAction({ token, invoice: values }),
    refreshes: true,
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Datos guardados", description: "La factura llega al correo que escribiste." });
    },
  });
  if (!isOpen)
    return (
      <Button variant="outline" className="self-start print:hidden" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 print:hidden">
      <InvoiceFields values={values} errors={errors} onChange={setValues} />
      <FormError message={message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="Guardando...">
          Pedir factura
        </SubmitButton>
        <Button variant="ghost" onClick={() => setOpen(false)} disabled={pending}>
          Ahora no
        </Button>
      </div>
    </form>
  );
}
