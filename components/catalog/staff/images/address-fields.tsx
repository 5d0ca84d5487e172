import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";

export const EMPTY_ADDRESS = { src: "", alt: "", isPrimary: false };

type Value = typeof EMPTY_ADDRESS;

type Props = { id: string; value: Value; error?: string; onChange: (value: Value) => void };

/** An image by URL, with its alternative text and whether it is the main image. */
export function AddressFields({ id, value, error, onChange }: Props) {
  return (
    <>
      <Field id={`${id}-url`} label="URL de la imagen" hint="La copiamos a la tienda." error={error}>
        <Input
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={value.src}
          onChange={(event) => onChange({ ...value, src: event.target.value })}
        />
      </Field>
      <Field id={`${id}-alt`} label="Texto alternativo">
        <Input
          value={value.alt}
          maxLength={200}
          onChange={(event) => onChange({ ...value, alt: event.target.value })}
        />
      </Field>
      <CheckField
        id={`${id}-primary`}
        checked={value.isPrimary}
        onChange={(event) => onChange({ ...value, isPrimary: event.target.checked })}
      >
        Usar como imagen principal
      </CheckField>
    </>
  );
}
