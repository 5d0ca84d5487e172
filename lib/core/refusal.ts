import "server-only";
import { log } from "./log";
import { type ActionResult, Failure } from "./result";

export type Refusal = Extract<ActionResult<never>, { ok: false }>;

/** Maps an error to a result: a Failure's own text; for a bug, `failed` with the reference that the log has. */
export function refusalOf(
  kind: "action" | "route",
  name: string,
  error: unknown,
  failed = "Algo salió mal. Intenta de nuevo.",
): Refusal {
  if (error instanceof Failure) {
    const { code, message, reason, fieldErrors, retryAfterSeconds, cause } = error;
    log(cause || code === "forbidden" ? "warn" : "info", `${kind}.refused`, {
      [kind]: name,
      code,
      reason,
      cause,
    });
    return {
      ok: false,
      code,
      message,
      ...(reason && { reason }),
      ...(fieldErrors && { fieldErrors }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
  }
  const reference = crypto.randomUUID().slice(0, 8);
  log("error", `${kind}.failed`, { [kind]: name, reference, cause: error });
  return { ok: false, code: "unexpected", message: `${failed} (referencia ${reference})` };
}
