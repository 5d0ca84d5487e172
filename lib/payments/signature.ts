import { createHmac, timingSafeEqual } from "node:crypto";

type SignedCall = {
  /** The header x-signature: `ts=…,v1=…`. */
  signature: string | null;
  requestId: string | null;
  dataId: string | null;
  secret: string;
  now?: number;
};

/**
 * Calls with a timestamp further away are rejected. Days, not minutes: the provider retries a failed delivery after 15
 * minutes and then at growing intervals, and does not document whether a retry is signed again. A replayed call only
 * makes us query the provider, but a very old one is not genuine.
 */
const TOLERANCE_MS = 10 * 86_400_000;

export type SignatureVerdict =
  | { ok: true; ts: string }
  | { ok: false; reason: "missing" | "malformed" | "mismatch" | "stale" };

/** The signed text; a missing value omits its part. */
function manifest(dataId: string | null, requestId: string | null, ts: string): string {
  return `${dataId ? `id:${dataId};` : ""}${requestId ? `request-id:${requestId};` : ""}ts:${ts};`;
}

/** Documented as milliseconds, but the examples have seconds: distinguished by length. */
function toMilliseconds(ts: string): number {
  return ts.length >= 13 ? Number(ts) : Number(ts) * 1000;
}

/** Verifies the provider's signature in constant time. */
export function verifySignature(call: SignedCall): SignatureVerdict {
  if (!call.signature?.trim()) return { ok: false, reason: "missing" };
  const parts = new Map(
    call.signature.split(",").map((part) => {
      const [name = "", ...value] = part.split("=");
      return [name.trim(), value.join("=").trim()] as const;
    }),
  );
  const ts = parts.get("ts") ?? "";
  const given = parts.get("v1")?.toLowerCase() ?? "";
  if (!/^\d{1,16}$/.test(ts) || !/^[0-9a-f]{64}$/.test(given)) return { ok: false, reason: "malformed" };
  const expected = createHmac("sha256", call.secret)
    .update(manifest(call.dataId, call.requestId, ts))
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(given, "hex"))) return { ok: false, reason: "mismatch" };
  const age = Math.abs((call.now ?? Date.now()) - toMilliseconds(ts));
  if (age > TOLERANCE_MS) return { ok: false, reason: "stale" };
  return { ok: true, ts };
}
