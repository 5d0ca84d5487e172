import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";

/** The person of an order that staff place; `id`: of a known one. */
export type OrderCustomer = { id: string | null; name: string; phone: string; email: string };

type Props = {
  value: OrderCustomer;
  errors: FieldErrors;
  onChange: (value: OrderCustomer) => void;
};

/** Who an order is for. */
export function CustomerFields({ value, errors, onChange }: Props) {
  const control = (name: "name" | "phone" | "email") => ({
    name,
    value: value[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="order-name" label="Nombre" error={errors.name}>
        <Input {...control("name")} maxLength={120} required />
      </Field>
      <Field id="order-phone" label="Celular" error={errors.phone}>
        <Input {...control("phone")} type="tel" maxLength={30} required />
      </Field>
      <div className="sm:col-span-2">
        <Field
          id="order-email"
          label="Correo (opcional)"
          hint="Ahí le llegan el enlace de pago y el comprobante."
          error={errors.email}
        >
          <Input {...control("email")} type="email" maxLength={254} spellCheck={false} />
        </Field>
      </div>
    </div>
  );
}
