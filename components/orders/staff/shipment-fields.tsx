import { useId } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { CARRIERS } from "@/lib/orders/staff/labels";

export type Shipment = { carrier: string; tracking: string; estimated: string };

type Props = { shipment: Shipment; errorOf: (name: string) => string | undefined };

/** Carrier, tracking number and day of arrival. With a carrier proposed, the number is typed first. */
export function ShipmentFields({ shipment, errorOf }: Props) {
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
        {CARRIERS.map((carrier) => (
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
      <Field id="estimated" label="Entrega estimada (opcional)" error={errorOf("estimated")}>
        <Input name="estimated" type="date" defaultValue={shipment.estimated} />
      </Field>
    </>
  );
}
