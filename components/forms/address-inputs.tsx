import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FieldErrors } from "@/lib/core/result";
import { ADDRESS_LIMITS, type AddressParts, CITIES, DEPARTMENTS } from "@/lib/places/address";
import { Field } from "./field";

/** Name, value and handler of one field; its form calls withDepartment() when the city changes. */
export type AddressControl = (name: keyof AddressParts) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

type Props = {
  /** Prefix of the fields' ids. */
  prefix: string;
  control: AddressControl;
  errors: FieldErrors;
};

/** A delivery address in its parts, as cells of the caller's grid of two columns. */
export function AddressInputs({ prefix, control, errors }: Props) {
  const cities = `${prefix}-cities`;
  return (
    <>
      <div className="sm:col-span-2">
        <Field id={`${prefix}-street`} label="Dirección" error={errors.street}>
          <Input
            {...control("street")}
            autoComplete="address-line1"
            placeholder="Carrera 43A # 34 Sur-20"
            maxLength={ADDRESS_LIMITS.street}
          />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field
          id={`${prefix}-complement`}
          label="Apartamento, barrio o indicaciones (opcional)"
          error={errors.complement}
        >
          <Input
            {...control("complement")}
            autoComplete="address-line2"
            maxLength={ADDRESS_LIMITS.complement}
          />
        </Field>
      </div>
      <Field id={`${prefix}-city`} label="Ciudad o municipio" error={errors.city}>
        <Input
          {...control("city")}
          list={cities}
          autoComplete="address-level2"
          maxLength={ADDRESS_LIMITS.city}
        />
      </Field>
      <datalist id={cities}>
        {Object.keys(CITIES).map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Field id={`${prefix}-department`} label="Departamento" error={errors.department}>
        <Select {...control("department")} autoComplete="address-level1">
          <option value="">Elige…</option>
          {DEPARTMENTS.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Select>
      </Field>
    </>
  );
}
