import { createHash } from "node:crypto";
import type { Context } from "./context.ts";
import { ApiError, badRequest } from "./errors.ts";
import type { IdempotentAnswer } from "./types.ts";

const MAX_KEY = 256;

/**
 * Runs `work` once for a key. The same key with the same body gets the first answer again, with
 * another body a conflict. A refused request leaves the key free, because nothing happened.
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
  // The copy keeps later changes of the payment out of the stored answer.
  const answer = { ...structuredClone(work()), fingerprint, created_at: ctx.now() };
  ctx.store.state.idempotency[slot] = answer;
  ctx.store.touch();
  return { answer, isReplay: false };
}

/** JSON with sorted keys: two bodies that say the same have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}
