import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { ChoiceTile } from "@/components/repairs/request/choice-tile";
import { Select } from "@/components/ui/select";
import { PhotoPicker } from "@/components/uploads/photo-picker";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import { TERMS_TEXT } from "@/lib/legal/intake-terms";
import { COUNTER_METHODS, type CounterMethod } from "@/lib/orders/labels";
import { COMPLEXITY_HINTS, COMPLEXITY_LABELS, type Complexity } from "@/lib/repairs/intake/labels";
import { type BlockProps, fieldId } from "./field-props";
import { IntakeBlock } from "./intake-block";
import { TextField } from "./text-field";

const CHOICES = Object.keys(COMPLEXITY_LABELS) as Complexity[];
const MONEY = { inputMode: "numeric", maxLength: 14 } as const;

/** Photos, price, duration and terms. */
export function ClosingBlock({ queue, ...props }: BlockProps & { queue: UploadQueue }) {
  const { values, errors, onChange } = props;
  return (
    <IntakeBlock id="ingreso-cierre" title="3. Fotos, precio y condiciones">
      <PhotoPicker queue={queue} label="Fotos del equipo" hint="Frente, respaldo y cada golpe." />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <TextField {...props} {...MONEY} name="diagnosisPrice" label="Diagnóstico" placeholder="Gratis" />
        <TextField
          {...props}
          {...MONEY}
          name="agreedPrice"
          label="Precio acordado"
          placeholder="Por definir"
        />
        <TextField {...props} {...MONEY} name="deposit" label="Anticipo" placeholder="0" />
      </div>
      {values.deposit.trim() !== "" && (
        <Field id={fieldId("depositMethod")} label="Cómo pagó el anticipo" error={errors.depositMethod}>
          <Select
            name="depositMethod"
            value={values.depositMethod}
            onChange={(event) => onChange({ depositMethod: event.target.value as CounterMethod })}
            options={COUNTER_METHODS}
          />
        </Field>
      )}
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Reparación</legend>
        <div className="grid grid-cols-2 gap-2">
          {CHOICES.map((value) => (
            <ChoiceTile
              key={value}
              name="complexity"
              value={value}
              label={COMPLEXITY_LABELS[value]}
              hint={COMPLEXITY_HINTS[value]}
              isChosen={values.complexity === value}
              onChoose={() => onChange({ complexity: value })}
            />
          ))}
        </div>
      </fieldset>
      <CheckField
        id={fieldId("acceptsTerms")}
        name="acceptsTerms"
        checked={values.acceptsTerms}
        onChange={(event) => onChange({ acceptsTerms: event.target.checked })}
        error={errors.acceptsTerms}
      >
        {TERMS_TEXT}{" "}
        <a href="/terminos" target="_blank" rel="noopener" className="font-semibold text-primary underline">
          Ver términos
        </a>
      </CheckField>
    </IntakeBlock>
  );
}
