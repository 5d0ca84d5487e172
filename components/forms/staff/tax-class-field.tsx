import type { ComponentProps } from "react";
import { Field } from "@/components/forms/field";
import { Select } from "@/components/ui/select";
import { TAX_CLASS_LABELS } from "@/lib/core/tax-class";

type Props = Omit<ComponentProps<"select">, "id" | "children"> & { id: string; error?: string };

/** The IVA that a price includes; the general rate unless staff choose another. */
export function TaxClassField({ id, error, ...select }: Props) {
  const start = "value" in select ? {} : { defaultValue: select.defaultValue ?? "iva_19" };
  return (
    <Field id={id} label="Impuesto" error={error}>
      <Select {...select} {...start} options={TAX_CLASS_LABELS} />
    </Field>
  );
}
