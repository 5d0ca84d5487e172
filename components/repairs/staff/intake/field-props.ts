import type { FieldErrors } from "@/lib/core/result";
import type { IntakeValues } from "@/lib/repairs/intake/values";

/** Props of each block of the check-in. */
export type BlockProps = {
  values: IntakeValues;
  errors: FieldErrors;
  onChange: (change: Partial<IntakeValues>) => void;
};

/** Id prefix, to focus a field with an error. */
export function fieldId(name: string): string {
  return `ingreso-${name}`;
}
