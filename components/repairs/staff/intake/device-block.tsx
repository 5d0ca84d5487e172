import { Field } from "@/components/forms/field";
import { ChoiceTile } from "@/components/repairs/request/choice-tile";
import type { IconName } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { commonFaults, hasFault, toggleFault } from "@/lib/repairs/faults";
import { ACCESSORIES, CONDITION_CHECKS, CONDITION_KEYS } from "@/lib/repairs/intake/labels";
import type { DeviceSuggestion } from "@/lib/repairs/intake/rows";
import { chooseDevice, toggle } from "@/lib/repairs/intake/values";
import { DEVICE_LABELS } from "@/lib/repairs/labels";
import type { DeviceKind } from "@/lib/repairs/rows";
import { ChipGroup } from "./chip-group";
import { type BlockProps, fieldId } from "./field-props";
import { IntakeBlock } from "./intake-block";
import { KnownDevices } from "./known-devices";
import { TextField } from "./text-field";

const ICONS: Record<DeviceKind, IconName> = {
  playstation: "lucide--shapes",
  xbox: "lucide--circle-x",
  nintendo: "lucide--gamepad-directional",
  control: "lucide--gamepad-2",
  otro: "lucide--joystick",
};
const KINDS = Object.keys(ICONS) as DeviceKind[];
const CHECKS = CONDITION_KEYS.map((value) => ({ value, label: CONDITION_CHECKS[value] }));
const asOptions = (options: readonly string[]) => options.map((option) => ({ value: option, label: option }));

/** Device, accessories, condition and fault. */
export function DeviceBlock({ suggestions, ...props }: BlockProps & { suggestions: DeviceSuggestion[] }) {
  const { values, errors, onChange } = props;
  const known = suggestions.filter(({ kind }) => !values.device || !kind || kind === values.device);
  const faults = commonFaults(values.device);
  return (
    <IntakeBlock id="ingreso-equipo" title="2. Equipo" className="xl:row-span-2">
      <KnownDevices userId={values.userId} phone={values.phone} onChoose={onChange} />
      <fieldset>
        <legend className="sr-only">Tipo de equipo</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5 xl:grid-cols-3">
          {KINDS.map((kind) => (
            <ChoiceTile
              key={kind}
              name="device"
              value={kind}
              label={DEVICE_LABELS[kind]}
              icon={ICONS[kind]}
              isChosen={values.device === kind}
              onChoose={() => onChange(chooseDevice(kind, values.brand))}
              className="p-2 text-sm sm:flex-col sm:gap-1 sm:text-center"
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...props} name="brand" label="Marca" maxLength={60} list="ingreso-marcas" />
        <TextField {...props} name="model" label="Modelo" maxLength={80} list="ingreso-modelos" />
        <TextField {...props} name="serial" label="Serial" maxLength={80} spellCheck={false} />
      </div>
      <Suggestions id="ingreso-marcas" options={known.map(({ brand }) => brand)} />
      <Suggestions id="ingreso-modelos" options={known.map(({ model }) => model)} />
      <ChipGroup
        legend="Accesorios que deja"
        options={asOptions(ACCESSORIES[values.device])}
        chosen={values.accessories}
        onToggle={(option) => onChange({ accessories: toggle(values.accessories, option) })}
      />
      <TextField {...props} name="otherAccessories" label="Otros accesorios" maxLength={200} />
      <ChipGroup
        legend="Estado al recibirlo"
        options={CHECKS}
        chosen={values.checks}
        onToggle={(check) => onChange({ checks: toggle(values.checks, check) })}
      />
      <TextField {...props} name="condition" label="Detalles del estado" maxLength={300} />
      <ChipGroup
        legend="Falla"
        options={asOptions(faults)}
        chosen={faults.filter((fault) => hasFault(values.description, fault))}
        onToggle={(fault) => onChange({ description: toggleFault(values.description, fault) })}
      />
      <Field id={fieldId("description")} label="Qué le pasa (obligatorio)" error={errors.description}>
        <Textarea
          name="description"
          required
          rows={3}
          maxLength={4000}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
          className="min-h-20"
        />
      </Field>
    </IntakeBlock>
  );
}

function Suggestions({ id, options }: { id: string; options: string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(options)].filter(Boolean).map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  );
}
