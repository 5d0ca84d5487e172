"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { correctPurchaseAction } from "@/lib/inventory/actions";
import { PURCHASE_LIMITS as LIMITS } from "@/lib/inventory/labels";
import type { PurchaseLine } from "@/lib/inventory/rows";

/** Corrects a line of a purchase to what it should have said. */
export function CorrectLine({ line }: { line: PurchaseLine }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      correctPurchaseAction({
        product: line.productId,
        line: line.id,
        quantity: form.get("quantity"),
        cost: String(form.get("cost") ?? ""),
        reason: String(form.get("reason") ?? ""),
      }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Compra corregida", description: line.name });
      close();
    },
  });
  const id = (name: string) => `correct-${line.id}-${name}`;
  return (
    <>
      <Button variant="outline" size="sm" aria-label={`Corregir ${line.name}`} onClick={() => setOpen(true)}>
        Corregir
      </Button>
      <FormDialog open={isOpen} onClose={close} title={`Corregir: ${line.name}`} size="sm">
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-left">
          <p className="text-muted-foreground">
            Escribe lo que la línea debía decir. La diferencia de unidades queda como movimiento, y el costo
            de lo que ya salió como ajuste.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id={id("quantity")} label="Unidades" error={errors.quantity}>
              <Input
                name="quantity"
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                defaultValue={line.quantity}
              />
            </Field>
            <Field id={id("cost")} label="Costo de toda la línea" error={errors.cost}>
              <MoneyInput name="cost" defaultValue={line.cost ?? ""} />
            </Field>
          </div>
          <Field id={id("reason")} label="Motivo" error={errors.reason}>
            <Input name="reason" maxLength={LIMITS.reason} autoComplete="off" />
          </Field>
          <FormError message={message} />
          <FormActions onCancel={close} pending={pending}>
            Corregir
          </FormActions>
        </form>
      </FormDialog>
    </>
  );
}
