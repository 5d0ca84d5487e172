import "server-only";
import { z } from "zod";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { eraseFiles } from "./erase-files";

/** Number of rows deleted by each step; null when it failed. */
const tidiedRows = z.record(z.string(), z.number().nullable());

/** Deletes data past its retention period, and files that are no longer referenced. */
export async function tidy(): Promise<void> {
  const { data, error } = await adminClient().rpc("tidy");
  if (error) throw databaseFailure(error, "No se pudo borrar lo que ya venció");
  const steps = Object.entries(tidiedRows.parse(data));
  for (const [step, rows] of steps) if (rows === null) log("error", "tidy.step_failed", { step });
  await eraseFiles();
}
