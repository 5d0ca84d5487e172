import type { FieldErrors } from "@/lib/core/result";
import type { IntakeValues } from "@/lib/repairs/intake/values";

/** Props of each block of the check-in. */
export type BlockProps = {
  values: IntakeValues;
  errors: FieldErrors;
  onChange: (change: Partial<IntakeValues>) => void;
};

/** Focuses a field after the next commit; of tiles, the chosen one or the first. */
export function focusField(name: string): void {
  requestAnimationFrame(() => {
    const tiles = `input[type=radio][name="${name}"]`;
    const field =
      document.getElementById(fieldId(name)) ??
      document.querySelector<HTMLElement>(`${tiles}:checked`) ??
      document.querySelector<HTMLElement>(tiles);
    field?.focus();
  });
}

/** Id prefix, to focus a field with an error. */
export function fieldId(name: string): string {
  return `ingreso-${name}`;
}
