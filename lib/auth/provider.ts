import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { PASSWORD_TRIES } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { authErrorText, isExpectedAuthError } from "./error-text";
import { forgetCalls, markOf, requireRateLimit, visitorMark } from "./rate-limit";

/** A Failure for the provider's error. Its reason is the provider's code, so that the form can offer a next step. */
export function authFailure(error: AuthError): Failure {
  const expected = isExpectedAuthError(error.code);
  return new Failure(expected ? "invalid" : "unavailable", authErrorText(error.code), {
    // The only provider code that a form reacts to.
    reason: error.code as "email_not_confirmed" | undefined,
    cause: expected ? undefined : error,
  });
}

const NAME = "auth.try-password";

/**
 * Counts password attempts per account and client address; throws above the limit. The owner can still sign in from
 * another address, so nobody can lock them out. Returns a function that resets the count after a correct password.
 */
export async function limitTriesPerAccount(email: string): Promise<() => Promise<void>> {
  const account = { id: markOf(`${email.toLowerCase()} ${await visitorMark()}`) };
  await requireRateLimit(NAME, account, PASSWORD_TRIES);
  return () => forgetCalls(NAME, account, PASSWORD_TRIES);
}
