import "server-only";
import { Failure } from "@/lib/core/result";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { eraseFiles } from "./erase-files";

const FAILED = "No se pudo eliminar tu cuenta. Intenta de nuevo.";

/**
 * Deletes an account: first its rows, in one transaction that is rejected while something is open (orders, repairs);
 * then its files; last the login. Each step is idempotent, so a retry completes a failed deletion.
 */
export async function deleteAccount(id: string): Promise<void> {
  const admin = adminClient();
  const { error } = await admin.rpc("anonymise_account", { p_user: id });
  if (error) throw databaseFailure(error, FAILED);
  await eraseFiles();
  const gone = await admin.auth.admin.deleteUser(id);
  if (gone.error) throw new Failure("unavailable", FAILED, { cause: gone.error });
}
