import { Field } from "@/components/forms/field";
import { Input, Textarea } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import type { ShippingControl } from "./shipping-control";

type Props = { control: ShippingControl; errors: FieldErrors };

/** The device that a service is for and its fault: the workshop's first questions. */
export function DeviceFields({ control, errors }: Props) {
  return (
    <>
      <Field id="shipping-device" label="Equipo y modelo" error={errors.device}>
        <Input {...control("device")} placeholder="Por ejemplo: PS5 Slim" maxLength={80} autoComplete="off" />
      </Field>
      <Field
        id="shipping-fault"
        label="¿Qué le pasa?"
        hint="Con esto el taller te espera. Después eliges si lo traes o lo recogemos."
        error={errors.fault}
      >
        <Textarea {...control("fault")} rows={3} maxLength={1000} />
      </Field>
    </>
  );
}
