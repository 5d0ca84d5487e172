import "server-only";
import { log } from "./log";
import { Failure, type FailureCode } from "./result";
import { tooMany } from "./too-many";

const STATUS: Record<FailureCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
  unexpected: 500,
};

type Refusal = { status: number; body: { message: string }; headers?: Record<string, string> };

/** What a route answers to what was thrown: a Failure's own words, or `failed` with a reference for a bug. */
export function refusalOf(name: string, error: unknown, failed: string): Refusal {
  if (!(error instanceof Failure)) {
    const reference = crypto.randomUUID().slice(0, 8);
    log("error", `${name}.failed`, { reference, cause: error });
    return { status: 500, body: { message: `${failed} (referencia ${reference})` } };
  }
  const { code, reason, cause, message, retryAfterSeconds } = error;
  log(cause ? "warn" : "info", `${name}.refused`, { code, reason, cause });
  const status = reason === "not_found" ? 404 : STATUS[code];
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return { status, body: { message }, ...(headers && { headers }) };
}

/** Too many calls, as the plain text that a browser shows in the place of a download. */
export function tooManyText(seconds: number): Response {
  return new Response(tooMany(seconds).message, { status: 429, headers: { "Retry-After": String(seconds) } });
}
