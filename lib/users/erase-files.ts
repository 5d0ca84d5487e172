import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";

/** Deletes queued files, including those of earlier deletions. Failed ones stay queued. */
export async function eraseFiles(): Promise<void> {
  const admin = adminClient();
  const { data, error } = await admin.rpc("files_to_erase");
  if (error) return log("error", "files.unknown", { cause: error });
  for (const bucket of new Set(data.map((file) => file.bucket))) {
    const names = data.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const removed = await admin.storage.from(bucket).remove(names);
    if (removed.error) log("error", "files.left", { bucket, count: names.length, cause: removed.error });
    else await admin.rpc("files_erased", { p_bucket: bucket, p_names: names });
  }
}
