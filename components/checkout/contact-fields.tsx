import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import type { ShippingControl } from "./shipping-control";

type Props = { control: ShippingControl; errors: FieldErrors; needsEmail: boolean };

/** The buyer, and where the receipt and updates of the order are sent. */
export function ContactFields({ control, errors, needsEmail }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field id="shipping-name" label="Nombre completo" error={errors.name}>
          <Input {...control("name")} autoComplete="name" maxLength={120} />
        </Field>
      </div>
      <Field id="shipping-phone" label="Celular" error={errors.phone}>
        <Input
          {...control("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="300 123 4567"
          maxLength={20}
        />
      </Field>
      <Field
        id="shipping-email"
        label={needsEmail ? "Correo electrónico" : "Correo electrónico (opcional)"}
        hint={needsEmail ? "Para el comprobante de tu pago." : undefined}
        error={errors.email}
      >
        <Input
          {...control("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
        />
      </Field>
    </div>
  );
}
