import "server-only";
import { z } from "zod";
import { adminClient } from "./admin";
import { databaseFailure } from "./errors";

/** Jobs that a scheduler calls every minute; private.scheduled_jobs() has the same list. */
export type JobName = "mails" | "reconcile" | "retention";

const jobRun = z.object({ token: z.string(), state: z.record(z.string(), z.json()) });

export type JobRun = z.output<typeof jobRun>;

const FAILED = "No se pudo anotar la tarea";

/** Starts a run with a lease; null while another run is active. */
export async function beginJob(name: JobName, seconds: number): Promise<JobRun | null> {
  const { data, error } = await adminClient().rpc("begin_job", { p_name: name, p_seconds: seconds });
  if (error) throw databaseFailure(error, FAILED);
  return jobRun.nullable().parse(data);
}

/** Records that a job ran, with state for its next run. */
export async function finishJob(name: JobName, run?: JobRun): Promise<void> {
  const { error } = await adminClient().rpc("finish_job", {
    p_name: name,
    ...(run && { p_token: run.token, p_state: run.state }),
  });
  if (error) throw databaseFailure(error, FAILED);
}

/** A finished run, for the page of admins. */
export type JobNote = { startedAt: Date; isOk: boolean; counts: Record<string, number> };

/** Records a run with its duration until now. */
export async function noteJobRun(name: JobName, { startedAt, isOk, counts }: JobNote): Promise<void> {
  const { error } = await adminClient().rpc("note_job_run", {
    p_name: name,
    p_started: startedAt.toISOString(),
    p_ms: Date.now() - startedAt.getTime(),
    p_ok: isOk,
    p_counts: counts,
  });
  if (error) throw databaseFailure(error, FAILED);
}

/** Whether a minutely job has not run for five minutes. */
export async function isSchedulerStopped(timeoutMs: number): Promise<boolean> {
  const { data, error } = await adminClient()
    .rpc("is_scheduler_stopped")
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw databaseFailure(error, FAILED);
  return data;
}
