import type { ComponentProps } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import type { IntakeValues } from "@/lib/repairs/intake/values";
import { type BlockProps, fieldId } from "./field-props";

type TextName = {
  [Name in keyof IntakeValues]: IntakeValues[Name] extends string ? Name : never;
}[keyof IntakeValues];

type Props = BlockProps &
  Omit<ComponentProps<typeof Input>, "name" | "value" | "onChange"> & {
    name: TextName;
    label: string;
    hint?: string;
  };

/** A text field of the check-in. */
export function TextField({ name, label, hint, values, errors, onChange, ...input }: Props) {
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={errors[name]}>
      <Input
        autoComplete="off"
        {...input}
        name={name}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
}
