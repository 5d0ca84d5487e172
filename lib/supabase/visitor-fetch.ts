import "server-only";
import { env } from "@/lib/core/env";
import { boundedFetch } from "./fetch";

/** Auth endpoints that are rate-limited by address. Only these get the secret key, because others would accept it as authorisation. */
const COUNTED = /^(?:POST .*\/auth\/v1\/(?:token|verify|signup|recover|resend|otp)|PUT .*\/auth\/v1\/user)$/;

/**
 * Forwards the visitor's address to Auth. Hosted Auth limits calls by client address, and all calls come from this
 * server: without this, one attacker would lock everybody out. Auth trusts the header only together with the secret
 * key, which is sent to these endpoints only; reads and writes still use the user's session.
 */
export function visitorFetch(address: string | null, next: typeof fetch = boundedFetch): typeof fetch {
  if (!address) return next;
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env();
  return (input, init) => {
    const [url, method] =
      input instanceof Request ? [input.url, input.method] : [input, init?.method ?? "GET"];
    if (!COUNTED.test(`${method.toUpperCase()} ${new URL(url).pathname}`)) return next(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("apikey", SUPABASE_SECRET_KEY);
    headers.set("sb-forwarded-for", address);
    // For guests the client repeats its key here, which would conflict with the secret one.
    if (headers.get("authorization") === `Bearer ${SUPABASE_PUBLISHABLE_KEY}`)
      headers.delete("authorization");
    return next(input, { ...init, headers });
  };
}
