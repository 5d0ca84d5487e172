import "server-only";
import { env } from "@/lib/core/env";
import { boundedFetch } from "./fetch";

/** What Auth counts by address. Nothing else of it may see the key: the rest of it would obey. */
const COUNTED = /\/auth\/v1\/(?:token|verify|signup|recover|resend|otp)$/;

/**
 * Tells Auth for whom the site asks. Hosted Auth limits calls by address, and every visitor's come from this server:
 * without this, one person who tries passwords shuts all others out. It believes the address together with the secret
 * key alone, which goes there and nowhere else: what is read and written still happens with the person's own session.
 */
export function visitorFetch(address: string | null, next: typeof fetch = boundedFetch): typeof fetch {
  if (!address) return next;
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env();
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!COUNTED.test(pathname)) return next(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("apikey", SUPABASE_SECRET_KEY);
    headers.set("sb-forwarded-for", address);
    // Nobody is signed in: the client repeats its key here, which would contradict the other one.
    if (headers.get("authorization") === `Bearer ${SUPABASE_PUBLISHABLE_KEY}`)
      headers.delete("authorization");
    return next(input, { ...init, headers });
  };
}
