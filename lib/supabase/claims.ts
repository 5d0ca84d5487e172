import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { notePerson } from "@/lib/core/request-context";
import { Failure } from "@/lib/core/result";
import { isSignedOut } from "./auth-outage";
import type { Database } from "./database.types";

/** Timeout of all calls: an expired token is refreshed, possibly with a retry, before it is verified. */
const TIMEOUT_MS = 6000;
export const BACKEND_UNAVAILABLE = "Nuestro sistema no responde. Espera unos segundos y vuelve a intentarlo.";

/**
 * Verified claims of the request's session; null for guests. Throws when Auth is unavailable, so that an outage neither
 * signs users out nor lets anyone in.
 */
export async function readClaims({ auth }: Pick<SupabaseClient<Database>, "auth">) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("Auth took too long")), TIMEOUT_MS).unref();
  });
  const { data, error } = await Promise.race([auth.getClaims(), late]).catch((cause: unknown) => ({
    data: null,
    error: cause,
  }));
  if (error && !isSignedOut(error)) throw new Failure("unavailable", BACKEND_UNAVAILABLE, { cause: error });
  if (data?.claims?.sub) notePerson(data.claims.sub);
  return data?.claims ?? null;
}
