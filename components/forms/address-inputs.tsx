import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import { ADDRESS_LIMITS, type AddressParts } from "@/lib/places/address";
import { Field } from "./field";
import { MunicipalityField } from "./municipality-field";

type Props = {
  /** Prefix of the fields' ids. */
  prefix: string;
  values: AddressParts;
  onChange: (changes: Partial<AddressParts>) => void;
  errors: FieldErrors;
};

/** A delivery address in its parts, as cells of the caller's grid of two columns. */
export function AddressInputs({ prefix, values, onChange, errors }: Props) {
  const control = (name: keyof typeof ADDRESS_LIMITS) => ({
    name,
    value: values[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [name]: value }),
    maxLength: ADDRESS_LIMITS[name],
  });
  return (
    <>
      <div className="sm:col-span-2">
        <MunicipalityField
          id={`${prefix}-municipality`}
          value={values.municipality}
          onChange={(municipality) => onChange({ municipality })}
          error={errors.municipality}
        />
      </div>
      <div className="sm:col-span-2">
        <Field id={`${prefix}-street`} label="Dirección" error={errors.street}>
          <Input {...control("street")} autoComplete="address-line1" placeholder="Carrera 43A # 34 Sur-20" />
        </Field>
      </div>
      <Field
        id={`${prefix}-complement`}
        label="Apartamento, torre o interior (opcional)"
        error={errors.complement}
      >
        <Input {...control("complement")} autoComplete="address-line2" />
      </Field>
      <Field id={`${prefix}-neighbourhood`} label="Barrio (opcional)" error={errors.neighbourhood}>
        <Input {...control("neighbourhood")} autoComplete="address-level3" />
      </Field>
      <div className="sm:col-span-2">
        <Field id={`${prefix}-indications`} label="Indicaciones (opcional)" error={errors.indications}>
          <Input
            {...control("indications")}
            autoComplete="off"
            placeholder="Portería norte, casa esquinera…"
          />
        </Field>
      </div>
    </>
  );
}
