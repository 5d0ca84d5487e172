import { toastError } from "@/components/toasts/toast-error";
import type { ActionResult } from "@/lib/core/result";

type Refused = Extract<ActionResult<unknown>, { ok: false }>;

/** Error toast of a rejected form: `required` when a required field is missing, else the result's message. */
export function toastRefusal({ fieldErrors = {}, message }: Refused, required: string): void {
  toastError(Object.values(fieldErrors).includes(required) ? required : message);
}
