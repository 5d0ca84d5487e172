import "server-only";
import { z } from "zod";
import { adminClient } from "./admin";
import { databaseFailure } from "./errors";

/** What a scheduler calls every minute; private.stopped_jobs() lists the same. */
export type JobName = "mails" | "reconcile";

const jobRun = z.object({ token: z.string(), state: z.record(z.string(), z.json()) });

export type JobRun = z.output<typeof jobRun>;

const FAILED = "No se pudo anotar la tarea";

/** Begins a run that nobody else may make at the same time; null while another one is going on. */
export async function beginJob(name: JobName, seconds: number): Promise<JobRun | null> {
  const { data, error } = await adminClient().rpc("begin_job", { p_name: name, p_seconds: seconds });
  if (error) throw databaseFailure(error, FAILED);
  return jobRun.nullable().parse(data);
}

/** Notes that a job was done; its run leaves what the next one has to know. */
export async function finishJob(name: JobName, run?: JobRun): Promise<void> {
  const { error } = await adminClient().rpc("finish_job", {
    p_name: name,
    ...(run && { p_token: run.token, p_state: run.state }),
  });
  if (error) throw databaseFailure(error, FAILED);
}

/** Whether a job that is due every minute was not done for five. */
export async function isSchedulerStopped(patienceMs: number): Promise<boolean> {
  const { data, error } = await adminClient()
    .rpc("is_scheduler_stopped")
    .abortSignal(AbortSignal.timeout(patienceMs));
  if (error) throw databaseFailure(error, FAILED);
  return data;
}
