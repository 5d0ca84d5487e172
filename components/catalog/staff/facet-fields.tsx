import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CONDITION_LABELS, KIND_LABELS } from "@/lib/catalog/facets";
import { EDITED_FIELDS, type ProductValues } from "@/lib/catalog/fields";
import type { FieldErrors } from "@/lib/core/result";
import { PlatformBoxes } from "./platform-boxes";

const { kind, platforms, condition, conditionNote, warrantyMonths, warrantyNote } = EDITED_FIELDS;

type Props = { idPrefix: string; product?: ProductValues; errors: FieldErrors };

/** What the store filters by, and the warranty. */
export function FacetFields({ idPrefix, product, errors }: Props) {
  return (
    <>
      <PlatformBoxes
        name="platforms"
        legend={platforms.label}
        hint="Las consolas que es o con las que funciona. Ninguna, si da igual."
        chosen={product?.platforms}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
        <Field id={`${idPrefix}-kind`} label={kind.label} error={errors.kind}>
          <Select name="kind" defaultValue={product?.kind ?? "otro"} options={KIND_LABELS} />
        </Field>
        <Field id={`${idPrefix}-condition`} label={condition.label} error={errors.condition}>
          <Select name="condition" defaultValue={product?.condition ?? "nuevo"} options={CONDITION_LABELS} />
        </Field>
        <Field id={`${idPrefix}-condition-note`} label={conditionNote.label} error={errors.conditionNote}>
          <Input
            name="conditionNote"
            defaultValue={product?.conditionNote}
            maxLength={conditionNote.max}
            placeholder="carcasa 9/10"
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field id={`${idPrefix}-warranty`} label={warrantyMonths.label} error={errors.warrantyMonths}>
          <Input
            name="warrantyMonths"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            defaultValue={product?.warrantyMonths ?? 12}
          />
        </Field>
        <Field id={`${idPrefix}-warranty-note`} label={warrantyNote.label} error={errors.warrantyNote}>
          <Input
            name="warrantyNote"
            defaultValue={product?.warrantyNote}
            maxLength={warrantyNote.max}
            placeholder="por defecto del disco"
          />
        </Field>
      </div>
    </>
  );
}
