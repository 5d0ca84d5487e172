import { toastError } from "@/components/toasts/toast";
import type { ActionResult } from "@/lib/core/result";

type Refused = Extract<ActionResult<unknown>, { ok: false }>;

/** Tells of a refused form as every form here does: `required` when that is what is missing, else the answer's own words. */
export function toastRefusal({ fieldErrors = {}, message }: Refused, required: string): void {
  toastError(Object.values(fieldErrors).includes(required) ? required : message);
}
