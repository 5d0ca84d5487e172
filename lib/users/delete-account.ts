import "server-only";
import { log } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";

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

/** Whatever deletions have left behind, also earlier ones. What fails stays on the list for the next time. */
async function eraseFiles(): Promise<void> {
  const admin = adminClient();
  const { data, error } = await admin.rpc("files_to_erase");
  if (error) return log("error", "account.files_unknown", { cause: error });
  for (const bucket of new Set(data.map((file) => file.bucket))) {
    const names = data.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const removed = await admin.storage.from(bucket).remove(names);
    if (removed.error)
      log("error", "account.files_left", { bucket, count: names.length, cause: removed.error });
    else await admin.rpc("files_erased", { p_bucket: bucket, p_names: names });
  }
}
