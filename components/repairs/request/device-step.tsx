import { Field } from "@/components/forms/field";
import type { IconName } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { DeviceKind } from "@/lib/repairs/rows";
import { ChoiceTile } from "./choice-tile";
import type { StepProps } from "./request-values";
import { StepTitle } from "./step-title";

const DEVICES: { value: DeviceKind; label: string; hint: string; icon: IconName; models: string }[] = [
  {
    value: "playstation",
    label: "PlayStation",
    hint: "PS5, PS4, PS3",
    icon: "lucide--shapes",
    models: "PS5 Slim",
  },
  {
    value: "xbox",
    label: "Xbox",
    hint: "Series, One, 360",
    icon: "lucide--circle-x",
    models: "Xbox Series S",
  },
  {
    value: "nintendo",
    label: "Nintendo",
    hint: "Switch, Lite, OLED",
    icon: "lucide--gamepad-directional",
    models: "Switch OLED",
  },
  {
    value: "control",
    label: "Control",
    hint: "DualSense, Joy-Con…",
    icon: "lucide--gamepad-2",
    models: "DualSense blanco",
  },
  {
    value: "otro",
    label: "Otro",
    hint: "Portátil, visor, retro…",
    icon: "lucide--joystick",
    models: "Steam Deck",
  },
];

/** The kind of device. */
export function DeviceStep({ values, errors, onChange }: StepProps) {
  const chosen = DEVICES.find(({ value }) => value === values.device);
  return (
    <>
      <StepTitle title="¿Qué equipo quieres reparar?" />
      <fieldset
        id="request-device"
        tabIndex={-1}
        aria-describedby={errors.device ? "request-device-error" : undefined}
      >
        <legend className="sr-only">Equipo</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {DEVICES.map((device) => (
            <ChoiceTile
              key={device.value}
              name="device"
              {...device}
              isChosen={values.device === device.value}
              onChoose={(value) => onChange({ device: value as DeviceKind })}
              className="flex-col items-start last:max-sm:col-span-2 sm:p-4"
            />
          ))}
        </div>
      </fieldset>
      {errors.device && (
        <p id="request-device-error" className="text-sm font-semibold text-destructive">
          {errors.device}
        </p>
      )}
      <Field
        id="request-model"
        label="Modelo (opcional)"
        hint="Está en la caja o debajo del equipo. Si no lo sabes, sigue sin él."
        error={errors.model}
      >
        <Input
          name="model"
          value={values.model}
          onChange={(event) => onChange({ model: event.target.value })}
          placeholder={chosen ? `Por ejemplo: ${chosen.models}` : undefined}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
    </>
  );
}
