"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { noResponse } from "@/components/forms/no-response";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { adjustStockAction, getProductCostAction } from "@/lib/catalog/staff/actions";
import { MOTIVES } from "@/lib/catalog/staff/labels";
import type { ProductCost } from "@/lib/catalog/staff/rows";
import type { AdjustStockInput } from "@/lib/catalog/staff/schema";
import { formatCop } from "@/lib/core/money";
import type { StockRights } from "./stock-rights";

type Reason = AdjustStockInput["reason"];

type Props = {
  product: { id: string; name: string };
  direction: keyof typeof MOTIVES;
  rights: StockRights;
  onDone: () => void;
};

/** Records units in or out, with a reason. What was bought may have a cost, which is shown only to who may see it. */
export function AdjustForm({ product, direction, rights, onDone }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<Reason>(direction === "in" ? "bought" : "damaged");
  const isPurchase = reason === "bought";
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      adjustStockAction({
        id: product.id,
        key,
        direction,
        units: form.get("units"),
        reason,
        cost: String(form.get("cost") ?? ""),
        note: String(form.get("note") ?? ""),
      }),
    refreshes: true,
    onSuccess: (left) => {
      toast({ title: "Existencias actualizadas", description: `${product.name}: quedan ${left}.` });
      onDone();
    },
  });
  const id = (name: string) => `stock-${direction}-${name}`;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <Field id={id("units")} label="Unidades" error={errors.units}>
          <Input name="units" inputMode="numeric" maxLength={9} autoComplete="off" />
        </Field>
        {rights.correctsStock && (
          <Field id={id("reason")} label="Motivo" error={errors.reason}>
            <Select
              name="reason"
              options={MOTIVES[direction]}
              value={reason}
              onChange={(event) => setReason(event.target.value as Reason)}
            />
          </Field>
        )}
      </div>
      {isPurchase && (
        <Field
          id={id("cost")}
          label="Costo por unidad"
          error={errors.cost}
          hint="Como dice la factura, con IVA. Déjalo vacío si no lo sabes."
        >
          <MoneyInput name="cost" />
        </Field>
      )}
      {isPurchase && rights.seesCost && <AverageCost productId={product.id} />}
      <Field id={id("note")} label="Nota" error={errors.note}>
        <Input name="note" maxLength={200} placeholder="Remisión 123, vitrina, uso en la tienda..." />
      </Field>
      <FormError message={message} />
      <SubmitButton pending={pending} className="self-end">
        {direction === "in" ? "Registrar entrada" : "Registrar salida"}
      </SubmitButton>
    </form>
  );
}

/** What a unit costs today. */
function AverageCost({ productId }: { productId: string }) {
  const [cost, setCost] = useState<ProductCost | null>();
  useEffect(() => {
    let isStale = false;
    void getProductCostAction({ id: productId })
      .catch(noResponse)
      .then((result) => {
        if (!isStale && result?.ok) setCost(result.data);
      });
    return () => {
      isStale = true;
    };
  }, [productId]);
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {cost &&
        (cost.average === null
          ? "Las unidades que hay no tienen costo: toman el de esta compra."
          : `Costo promedio de hoy: ${formatCop(cost.average)}.`)}
    </p>
  );
}
