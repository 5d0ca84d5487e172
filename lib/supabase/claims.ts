import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Failure } from "@/lib/core/result";
import { isSignedOut } from "./auth-outage";
import type { Database } from "./database.types";

/** All calls together: a token that is due is renewed first, and its renewal tried again, before it is checked. */
const PATIENCE_MS = 6000;
export const BACKEND_AWAY = "Nuestro sistema no responde. Espera unos segundos y vuelve a intentarlo.";

/**
 * What the request's session says once it is proved; null when nobody is signed in. An Auth that does not answer is
 * neither: it throws, so that nobody is sent to sign in, and nobody let in, because of an outage.
 */
export async function readClaims({ auth }: Pick<SupabaseClient<Database>, "auth">) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("Auth took too long")), PATIENCE_MS).unref();
  });
  const { data, error } = await Promise.race([auth.getClaims(), late]).catch((cause: unknown) => ({
    data: null,
    error: cause,
  }));
  if (error && !isSignedOut(error)) throw new Failure("unavailable", BACKEND_AWAY, { cause: error });
  return data?.claims ?? null;
}
