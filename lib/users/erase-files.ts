import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";

/** Deletes queued files, including those of earlier deletions. False when something failed: those files stay queued. */
export async function eraseFiles(): Promise<boolean> {
  const admin = adminClient();
  const { data, error } = await admin.rpc("files_to_erase");
  if (error) {
    log("error", "files.unknown", { cause: error });
    return false;
  }
  let isDone = true;
  for (const bucket of new Set(data.map((file) => file.bucket))) {
    const names = data.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const removed = await admin.storage.from(bucket).remove(names);
    const { error: cause } = removed.error
      ? removed
      : await admin.rpc("files_erased", { p_bucket: bucket, p_names: names });
    if (!cause) continue;
    isDone = false;
    log("error", "files.left", { bucket, count: names.length, cause });
  }
  return isDone;
}
