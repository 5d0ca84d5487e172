import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { Failure } from "@/lib/core/result";
import { clientAddress } from "@/lib/server/client-address";
import { visitorClient } from "@/lib/supabase/public";
import { authFailure, limitTriesPerAccount } from "./provider";

const WRONG = "Esa no es tu contraseña actual.";

export function refuseWrongPassword(error: AuthError | null, field: string): void {
  if (error?.code === "invalid_credentials") throw Failure.ofFields({ [field]: WRONG });
  if (error) throw authFailure(error);
}

/** Checks the user's own password again before an irreversible action. */
export async function requirePassword(email: string, password: string, field: string): Promise<void> {
  const forgetTries = await limitTriesPerAccount(email);
  const { auth } = visitorClient(await clientAddress());
  const { error } = await auth.signInWithPassword({ email, password });
  refuseWrongPassword(error, field);
  await forgetTries();
  // The check opened a session that is not needed; sign it out.
  await auth.signOut({ scope: "local" });
}
