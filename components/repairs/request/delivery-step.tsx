import { AddressInputs } from "@/components/forms/address-inputs";
import { formatCop } from "@/lib/core/money";
import type { PickupDay } from "@/lib/repairs/pickup";
import type { Handover } from "@/lib/repairs/rows";
import { ChoiceTile } from "./choice-tile";
import type { StepProps } from "./request-values";
import { StepTitle } from "./step-title";

export type Place = {
  address: string;
  hours: string;
  area: string;
  mapUrl: string;
  /** Price of the pick-up in pesos; null when the catalogue has none. */
  pickupPrice: number | null;
};

type Props = StepProps & { days: PickupDay[]; place: Place };

/** Bring the device, or have it picked up within the service area and opening hours. */
export function DeliveryStep({ values, errors, onChange, days, place }: Props) {
  return (
    <>
      <StepTitle title="¿Cómo nos llega?" />
      <fieldset>
        <legend className="sr-only">Entrega del equipo</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceTile
            name="delivery"
            value="local"
            label="Lo llevo a la tienda"
            hint={place.address}
            icon="lucide--store"
            isChosen={values.delivery === "local"}
            onChoose={(value) => onChange({ delivery: value as Handover })}
          />
          <ChoiceTile
            name="delivery"
            value="domicilio"
            label="Recójanlo en mi casa"
            hint={place.area}
            icon="lucide--house"
            isChosen={values.delivery === "domicilio"}
            onChoose={(value) => onChange({ delivery: value as Handover })}
          />
        </div>
      </fieldset>
      {values.delivery === "local" ? (
        <p className="rounded-md bg-muted p-4">
          {place.hours} No necesitas cita.{" "}
          <a
            href={place.mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-primary underline underline-offset-2"
          >
            Cómo llegar
          </a>
        </p>
      ) : (
        <>
          <p className="rounded-md bg-muted p-4">
            {place.pickupPrice === null
              ? "Te decimos cuánto cuesta la recogida antes de ir por el equipo."
              : place.pickupPrice === 0
                ? "La recogida es gratis."
                : `La recogida cuesta ${formatCop(place.pickupPrice)}. No pagas nada ahora: se suma a la cotización.`}
          </p>
          <PickUp values={values} errors={errors} onChange={onChange} days={days} />
        </>
      )}
    </>
  );
}

function PickUp({ values, errors, onChange, days }: Omit<Props, "place">) {
  const day = days.find(({ value }) => value === values.pickupDay);
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">Dirección de recogida</legend>
        <AddressInputs prefix="request" values={values} onChange={onChange} errors={errors} />
      </fieldset>
      <Slots
        legend="Día"
        name="pickupDay"
        options={days}
        chosen={values.pickupDay}
        error={errors.pickupDay}
        onChoose={(pickupDay) => onChange({ pickupDay, pickupSlot: "" })}
      />
      {day && (
        <Slots
          legend="Hora"
          name="pickupSlot"
          options={day.slots}
          chosen={values.pickupSlot}
          error={errors.pickupSlot}
          onChoose={(pickupSlot) => onChange({ pickupSlot })}
        />
      )}
    </>
  );
}

type SlotsProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
  chosen: string;
  error?: string;
  onChoose: (value: string) => void;
};

function Slots({ legend, name, options, chosen, error, onChoose }: SlotsProps) {
  const id = `request-${name}`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <ChoiceTile
            key={value}
            name={name}
            value={value}
            label={label}
            isChosen={chosen === value}
            onChoose={onChoose}
            className="justify-center text-center"
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}
