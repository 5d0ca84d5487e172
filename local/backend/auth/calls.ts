import type { AuthContext } from "./context.ts";
import { authError } from "./context.ts";

/** What hosted Auth counts by address. */
const COUNTED = new Set(["/token", "/verify", "/signup", "/recover", "/resend", "/otp", "/magiclink"]);
const WINDOW_MS = 300_000;
const buckets = new WeakMap<AuthContext, Map<string, { left: number; at: number }>>();

/**
 * Refuses whoever used up their bucket. As hosted: the bucket is that of the address which the site hands on with the
 * secret key; every other call counts for the one machine that makes it.
 */
export function refuseBusyAddress(request: Request, path: string, context: AuthContext): Response | null {
  const { callsPerAddress: most, secretKey } = context;
  if (!most || request.method !== "POST" || !COUNTED.has(path)) return null;
  const isTrusted = request.headers.get("apikey") === secretKey;
  const address = (isTrusted && request.headers.get("sb-forwarded-for")) || "the caller itself";
  const known = buckets.get(context) ?? new Map<string, { left: number; at: number }>();
  buckets.set(context, known);
  const now = Date.now();
  const { left, at } = known.get(address) ?? { left: most, at: now };
  const filled = Math.min(most, left + ((now - at) * most) / WINDOW_MS);
  known.set(address, { left: Math.max(0, filled - 1), at: now });
  return filled < 1 ? authError(429, "over_request_rate_limit", "Request rate limit reached") : null;
}
