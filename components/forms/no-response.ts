import { unstable_isUnrecognizedActionError } from "next/navigation";
import { OUTDATED } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";

type Refusal = Extract<ActionResult<never>, { ok: false }>;

/**
 * Result of an action that returned nothing: null, or a failure when the page belongs to an earlier release, so that a
 * retry cannot help. Nothing was executed.
 */
export function noResponse(error: unknown): Refusal | null {
  if (!unstable_isUnrecognizedActionError(error)) return null;
  return { ok: false, code: "unavailable", reason: "outdated", message: OUTDATED };
}
