import "server-only";
import { log } from "@/lib/core/log";
import { readOr } from "@/lib/core/read-or";
import { isSchedulerStopped } from "@/lib/supabase/jobs";
import { publicClient } from "@/lib/supabase/public";

const TIMEOUT_MS = 2_000;

/** Whether the backend answers a small query within two seconds. */
export async function isBackendUp(): Promise<boolean> {
  const { error } = await publicClient()
    .from("store_settings")
    .select("id")
    .limit(1)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) log("warn", "health.backend_down", { reason: error.message });
  return !error;
}

/** Whether the minutely jobs have run within the last five minutes. */
export async function schedulerState(): Promise<"ok" | "stale" | "unknown"> {
  const isStopped = await readOr(null, "health.scheduler", isSchedulerStopped(TIMEOUT_MS));
  if (isStopped === null) return "unknown";
  return isStopped ? "stale" : "ok";
}
