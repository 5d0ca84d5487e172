import "server-only";
import { z } from "zod";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { finishJob } from "@/lib/supabase/jobs";
import { eraseFiles } from "./erase-files";

/** Number of rows changed by each step; null when it failed. */
const tidiedRows = z.record(z.string(), z.number().nullable());

/**
 * Deletes or anonymises data past its retention period (lib/legal/retention.ts), and deletes files no longer referenced.
 * Null when the last run is recent, unless files could not be deleted.
 */
export async function enforceRetention(): Promise<z.output<typeof tidiedRows> | null> {
  const { data, error } = await adminClient().rpc("tidy");
  if (error) throw databaseFailure(error, "No se pudo borrar lo que ya venció");
  const rows = tidiedRows.parse(data);
  for (const [step, count] of Object.entries(rows))
    if (count === null) log("error", "retention.failed", { step });
  if (!(await eraseFiles())) rows.files = null;
  await finishJob("retention");
  return Object.keys(rows).length > 0 ? rows : null;
}
