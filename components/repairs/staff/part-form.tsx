"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { applyPartAction } from "@/lib/repairs/staff/actions";
import type { StockPart } from "@/lib/repairs/staff/rows";
import { PartSearch } from "./part-search";

/** An installed part that is not in the quote: from stock or external. */
export function PartForm({ repairId }: { repairId: string }) {
  const [chosen, setChosen] = useState<StockPart>();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => {
      const quantity = Number(form.get("quantity"));
      if (chosen) return applyPartAction({ from: "stock", repairId, productId: chosen.id, quantity });
      const unitPrice = String(form.get("unitPrice"));
      const name = String(form.get("name") ?? "");
      return applyPartAction({ from: "elsewhere", repairId, name, unitPrice, quantity });
    },
    refreshes: true,
    onSuccess: (_, form) => {
      const name = chosen?.name ?? String(new FormData(form).get("name"));
      toast({ title: "Repuesto usado", description: name });
      form.reset();
      setChosen(undefined);
    },
  });

  return (
    <details className="group rounded-md border border-input print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 px-3 font-semibold hover:bg-muted [&::-webkit-details-marker]:hidden">
        <Icon name="lucide--plus" className="size-5" />
        Usar un repuesto sin cotización
      </summary>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 p-3">
        {!chosen && <PartSearch id={`part-${repairId}`} onChoose={setChosen} />}
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
          {chosen ? (
            <p className="flex min-h-11 items-center justify-between gap-2 rounded-md bg-muted px-3">
              {chosen.name}
              <Button variant="ghost" size="sm" onClick={() => setChosen(undefined)}>
                Cambiar
              </Button>
            </p>
          ) : (
            <Field id={`part-name-${repairId}`} label="O escribe el repuesto" error={errors.name}>
              <Input name="name" maxLength={160} />
            </Field>
          )}
          <Field id={`part-quantity-${repairId}`} label="Unidades" error={errors.quantity}>
            <Input name="quantity" type="number" inputMode="numeric" min={1} max={99} defaultValue={1} />
          </Field>
          {!chosen && (
            <Field id={`part-price-${repairId}`} label="Precio" error={errors.unitPrice}>
              <MoneyInput name="unitPrice" defaultValue={0} />
            </Field>
          )}
        </div>
        <FormError message={message} />
        <SubmitButton pending={pending} className="self-start">
          Usar repuesto
        </SubmitButton>
      </form>
    </details>
  );
}
