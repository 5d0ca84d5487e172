import { unstable_isUnrecognizedActionError } from "next/navigation";
import { OUTDATED } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";

type Refusal = Extract<ActionResult<never>, { ok: false }>;

/**
 * What became of an action that answered nothing: null, or a refusal when the release that drew this page is gone and
 * no other try would help. Nothing was done then.
 */
export function noAnswer(error: unknown): Refusal | null {
  if (!unstable_isUnrecognizedActionError(error)) return null;
  return { ok: false, code: "unavailable", reason: "outdated", message: OUTDATED };
}
