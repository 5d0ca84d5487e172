import "server-only";
import { Failure } from "@/lib/core/result";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { eraseFiles } from "./erase-files";

const FAILED = "No se pudo eliminar tu cuenta. Intenta de nuevo.";

/**
 * Deletes a person for good: first their rows, in one transaction that refuses while something is open between us;
 * then the files that these named; last the login. Each step may be repeated, so a second try finishes a broken first.
 */
export async function deleteAccount(id: string): Promise<void> {
  const admin = adminClient();
  const { error } = await admin.rpc("anonymise_account", { p_user: id });
  if (error) throw databaseFailure(error, FAILED);
  await eraseFiles();
  const gone = await admin.auth.admin.deleteUser(id);
  if (gone.error) throw new Failure("unavailable", FAILED, { cause: gone.error });
}
