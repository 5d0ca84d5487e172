import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import type { RateLimit } from "@/lib/core/action";
import { Failure } from "@/lib/core/result";
import { authErrorText, isExpectedAuthError } from "./error-text";
import { forgetCalls, markOf, requireRateLimit, visitorMark } from "./rate-limit";

/** The provider's refusal in Spanish. The reason is its code, so that the screen can offer a way out. */
export function authFailure(error: AuthError): Failure {
  const expected = isExpectedAuthError(error.code);
  return new Failure(expected ? "invalid" : "unavailable", authErrorText(error.code), {
    // Of its codes, this is the one that a screen reacts to.
    reason: error.code as "email_not_confirmed" | undefined,
    cause: expected ? undefined : error,
  });
}

/** The tenth wrong password is not even looked at. */
const TRIES: RateLimit = { limit: 9, windowSeconds: 600 };
const NAME = "signIn.account";

/**
 * Counts a password that is tried for an account from one place; too many throw. From another place its owner still
 * gets in, so nobody is shut out by somebody else's guesses. Answers how to forget the tries once one was right.
 */
export async function limitTriesPerAccount(email: string): Promise<() => Promise<void>> {
  const account = { id: markOf(`${email.toLowerCase()} ${await visitorMark()}`) };
  await requireRateLimit(NAME, account, TRIES);
  return () => forgetCalls(NAME, account, TRIES);
}
