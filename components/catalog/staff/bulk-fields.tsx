import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CONDITION_LABELS, KIND_LABELS } from "@/lib/catalog/facets";
import { BULK_KINDS, BULK_TEXTS, type BulkKind, toBulkKind } from "@/lib/catalog/staff/bulk";
import type { FieldErrors } from "@/lib/core/result";
import { PlatformBoxes } from "./platform-boxes";

type Props = {
  kind: BulkKind;
  onKind: (kind: BulkKind) => void;
  errors: FieldErrors;
  categories: string[];
  correctsStock: boolean;
};

/** Fields of a bulk edit. */
export function BulkFields({ kind, onKind, errors, categories, correctsStock }: Props) {
  const { field, hint, placeholder } = BULK_TEXTS[kind];
  return (
    <>
      <Field id="bulk-kind" label="Qué cambia">
        <Select value={kind} onChange={(event) => onKind(toBulkKind(event.target.value))}>
          {BULK_KINDS.filter((name) => correctsStock || name !== "stock").map((name) => (
            <option key={name} value={name}>
              {BULK_TEXTS[name].label}
            </option>
          ))}
        </Select>
      </Field>
      {kind === "platforms" ? (
        <PlatformBoxes name="value" legend={field} hint={hint} />
      ) : (
        <Field key={kind} id="bulk-value" label={field} hint={hint} error={errors["change.value"]}>
          {kind === "type" || kind === "condition" ? (
            <Select name="value" options={kind === "type" ? KIND_LABELS : CONDITION_LABELS} />
          ) : kind === "category" ? (
            <Input name="value" list="bulk-categories" maxLength={60} autoComplete="off" />
          ) : (
            <Input name="value" placeholder={placeholder} maxLength={15} autoComplete="off" />
          )}
        </Field>
      )}
      {kind === "stock" && (
        <Field id="bulk-note" label="Por qué" error={errors["change.note"]}>
          <Input name="note" maxLength={200} placeholder="Llegó el pedido del proveedor" />
        </Field>
      )}
      <datalist id="bulk-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
