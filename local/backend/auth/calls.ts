import type { AuthContext } from "./context.ts";
import { authError } from "./context.ts";

/** Endpoints that hosted Auth rate-limits by address. */
const COUNTED = new Set([
  "POST /token",
  "POST /verify",
  "POST /signup",
  "POST /recover",
  "POST /resend",
  "POST /otp",
  "POST /magiclink",
  "PUT /user",
]);
const WINDOW_MS = 300_000;
const buckets = new WeakMap<AuthContext, Map<string, { left: number; at: number }>>();

/**
 * Rejects calls above the rate limit of their endpoint. As hosted: the key is the address that the site forwards together with the secret
 * key; all other calls count for the calling machine.
 */
export function refuseBusyAddress(request: Request, path: string, context: AuthContext): Response | null {
  const { callsPerAddress: most, secretKey } = context;
  const endpoint = `${request.method} ${path}`;
  if (!most || !COUNTED.has(endpoint)) return null;
  const isTrusted = request.headers.get("apikey") === secretKey;
  const address = (isTrusted && request.headers.get("sb-forwarded-for")) || "the caller itself";
  const known = buckets.get(context) ?? new Map<string, { left: number; at: number }>();
  buckets.set(context, known);
  const now = Date.now();
  const key = `${endpoint} ${address}`;
  const { left, at } = known.get(key) ?? { left: most, at: now };
  const filled = Math.min(most, left + ((now - at) * most) / WINDOW_MS);
  known.set(key, { left: Math.max(0, filled - 1), at: now });
  return filled < 1 ? authError(429, "over_request_rate_limit", "Request rate limit reached") : null;
}
