"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { adjustStockAction } from "@/lib/catalog/staff/actions";
import { MOTIVES } from "@/lib/catalog/staff/labels";

type Props = {
  product: { id: string; name: string };
  direction: keyof typeof MOTIVES;
  onDone: () => void;
};

/** Records units in or out, with a reason. */
export function AdjustForm({ product, direction, onDone }: Props) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      adjustStockAction({
        id: product.id,
        direction,
        units: form.get("units"),
        motive: String(form.get("motive") ?? ""),
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
        <Field id={id("motive")} label="Motivo" error={errors.motive}>
          <Select name="motive">
            {MOTIVES[direction].map((motive) => (
              <option key={motive}>{motive}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field id={id("note")} label="Nota" error={errors.note}>
        <Input name="note" maxLength={200} placeholder="Remisión 123, vitrina, caja dañada..." />
      </Field>
      <FormError message={message} />
      <SubmitButton pending={pending} className="self-end">
        {direction === "in" ? "Registrar entrada" : "Registrar salida"}
      </SubmitButton>
    </form>
  );
}
