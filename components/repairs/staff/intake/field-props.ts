import type { FieldErrors } from "@/lib/core/result";
import type { IntakeValues } from "@/lib/repairs/intake/values";

/** What each block of the check-in gets. */
export type BlockProps = {
  values: IntakeValues;
  errors: FieldErrors;
  onChange: (change: Partial<IntakeValues>) => void;
};

/** Fields are found by it when something in them is wrong. */
export function fieldId(name: string): string {
  return `ingreso-${name}`;
}
