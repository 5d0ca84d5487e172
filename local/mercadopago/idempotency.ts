import { createHash } from "node:crypto";
import type { Context } from "./context.ts";
import { ApiError, badRequest } from "./errors.ts";
import type { IdempotentAnswer } from "./types.ts";

const MAX_KEY = 256;

/**
 * Runs `work` once per key. The same key with the same body returns the first response, with another body a conflict. A
 * rejected request does not use up the key.
 */
export function onceByKey(
  ctx: Context,
  scope: string,
  key: string | undefined,
  body: unknown,
  work: () => { status: number; body: unknown },
): { answer: IdempotentAnswer; isReplay: boolean } {
  if (!key?.trim()) throw badRequest(4292, "Header X-Idempotency-Key can't be null");
  if (key.length > MAX_KEY) throw badRequest(4293, "Header X-Idempotency-Key is too long");
  const slot = `${scope}:${key}`;
  const fingerprint = createHash("sha256").update(canonical(body)).digest("hex");
  const known = ctx.store.state.idempotency[slot];
  if (known) {
    if (known.fingerprint === fingerprint) return { answer: known, isReplay: true };
    throw new ApiError(409, 4294, "The X-Idempotency-Key was already used with another request");
  }
  // A copy, so that later changes of the payment do not alter the stored response.
  const answer = { ...structuredClone(work()), fingerprint, created_at: ctx.now() };
  ctx.store.state.idempotency[slot] = answer;
  ctx.store.touch();
  return { answer, isReplay: false };
}

/** JSON with sorted keys: equal for equal bodies. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}
