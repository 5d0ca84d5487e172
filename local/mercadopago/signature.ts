import { createHmac } from "node:crypto";

export interface SignatureInput {
  secret: string;
  dataId?: string | null;
  requestId?: string | null;
  ts: number | string;
}

/** The signed text; a missing value omits its part. */
function buildManifest({ dataId, requestId, ts }: Omit<SignatureInput, "secret">): string {
  const pairs = [dataId && `id:${dataId};`, requestId && `request-id:${requestId};`, `ts:${ts};`];
  return pairs.filter(Boolean).join("");
}

/** HMAC-SHA256 of the manifest, as `x-signature` header. */
export function signWebhook(input: SignatureInput): { v1: string; header: string } {
  const v1 = createHmac("sha256", input.secret).update(buildManifest(input)).digest("hex");
  return { v1, header: `ts=${input.ts},v1=${v1}` };
}
