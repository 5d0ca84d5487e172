"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { valueStockAction } from "@/lib/catalog/staff/actions";
import type { ProductCost } from "@/lib/catalog/staff/rows";

type Props = { productId: string; cost: ProductCost };

/** The cost of units that have none, typed once; with a cost nothing is shown. */
export function ValueStock({ productId, cost }: Props) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => valueStockAction({ id: productId, cost: String(form.get("cost") ?? "") }),
    refreshes: true,
    onSuccess: () => toast({ title: "Costo guardado" }),
  });
  if (cost.average !== null || cost.stock === 0) return null;
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="mb-5 flex flex-wrap items-end gap-3 rounded-md bg-muted p-4"
    >
      <p className="basis-full">
        No se sabe cuánto costaron las unidades que hay. Escríbelo, o toman el costo de tu próxima compra.
      </p>
      <Field id="value-cost" label="Costo por unidad" error={errors.cost}>
        <MoneyInput name="cost" />
      </Field>
      <SubmitButton pending={pending}>Guardar costo</SubmitButton>
      <FormError message={message} />
    </form>
  );
}
