import { useId } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";

export type Shipment = { carrier: string; tracking: string; estimated: string };

type Props = {
  shipment: Shipment;
  /** Names of the carriers in the settings; others can be typed. */
  carriers: readonly string[];
  /** A parcel that leaves now needs a tracking number, or the confirmation that it has none. */
  isLeaving: boolean;
  errorOf: (name: string) => string | undefined;
};

/** Carrier, tracking number and day of arrival. With a carrier proposed, the number is typed first. */
export function ShipmentFields({ shipment, carriers, isLeaving, errorOf }: Props) {
  const list = useId();
  return (
    <>
      <Field id="carrier" label="Transportadora" error={errorOf("carrier")}>
        <Input
          name="carrier"
          list={list}
          defaultValue={shipment.carrier}
          maxLength={80}
          autoComplete="off"
          required
        />
      </Field>
      <datalist id={list}>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field id="tracking" label="Número de guía" error={errorOf("tracking")}>
        <Input
          name="tracking"
          data-first-field={shipment.carrier ? "" : undefined}
          defaultValue={shipment.tracking}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      {isLeaving && (
        <label className="-mt-2 flex min-h-11 items-center gap-3">
          <input name="untracked" type="checkbox" className="check size-5" />
          Va sin guía (mensajero propio)
        </label>
      )}
      <Field id="estimated" label="Entrega estimada (opcional)" error={errorOf("estimated")}>
        <Input name="estimated" type="date" defaultValue={shipment.estimated} />
      </Field>
    </>
  );
}
