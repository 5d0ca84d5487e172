import "server-only";
import { createHash } from "node:crypto";
import type { AuthError } from "@supabase/supabase-js";
import { Failure } from "@/lib/core/result";
import { authErrorText, isExpectedAuthError } from "./error-text";
import { clientAddress, withinRateLimit } from "./rate-limit";

/** The provider's refusal in Spanish. The reason is its code, so that the screen can offer a way out. */
export function authFailure(error: AuthError): Failure {
  const expected = isExpectedAuthError(error.code);
  return new Failure(expected ? "invalid" : "unavailable", authErrorText(error.code), {
    reason: error.code,
    cause: expected ? undefined : error,
  });
}

const TRIES = { limit: 20, windowSeconds: 600 };

/** Guessing one account's password from one address ends here; the address itself is not stored. */
export async function limitTriesPerAccount(email: string): Promise<void> {
  const account = createHash("sha256")
    .update(`${email.toLowerCase()} ${await clientAddress()}`)
    .digest("base64url");
  if (await withinRateLimit("signIn.account", { id: account }, TRIES)) return;
  throw new Failure("rate_limited", authErrorText("over_request_rate_limit"));
}
