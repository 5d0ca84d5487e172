import "server-only";
import { log } from "@/lib/core/log";
import { type JobName, type JobNote, noteJobRun } from "@/lib/supabase/jobs";
import { inSpan } from "@/lib/telemetry/telemetry";
import { type RunReport, runResult } from "./run-result";

/**
 * Runs a scheduled job within a span and records the run, unless it answers null: another one is active, or nothing was
 * due. An error is recorded and thrown.
 */
export async function recordRun<Report extends RunReport | null>(
  name: JobName,
  work: () => Promise<Report>,
): Promise<Report> {
  const startedAt = new Date();
  const note = (result: Omit<JobNote, "startedAt">) =>
    noteJobRun(name, { startedAt, ...result }).catch((cause: unknown) =>
      log("error", "job.not_noted", { job: name, cause }),
    );
  try {
    const report = await inSpan(`job ${name}`, {}, work);
    if (report) await note(runResult(report));
    return report;
  } catch (error) {
    await note({ isOk: false, counts: {} });
    throw error;
  }
}
