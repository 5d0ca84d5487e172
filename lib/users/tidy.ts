import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { eraseFiles } from "./erase-files";

/** Deletes what is older than the terms of the privacy page, and the files that nothing names any more. */
export async function tidy(): Promise<void> {
  const { data, error } = await adminClient().rpc("tidy");
  if (error) throw databaseFailure(error, "No se pudo borrar lo que ya venció");
  const steps = Object.entries(data as Record<string, number | null>);
  for (const [step, rows] of steps) if (rows === null) log("error", "tidy.step_failed", { step });
  await eraseFiles();
}
