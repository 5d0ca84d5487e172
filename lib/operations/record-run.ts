import "server-only";
import { log } from "@/lib/core/log";
import { type JobName, type JobNote, noteJobRun } from "@/lib/supabase/jobs";
import { inSpan } from "@/lib/telemetry/telemetry";

/** Counts of a run by name; null for a step that failed; `failed` counts failures. */
type RunReport = Record<string, number | null>;

/** Whether nothing failed in a run, and its counts without zeros. */
function runResult(report: RunReport): { isOk: boolean; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  for (const [name, count] of Object.entries(report)) if (count) counts[name] = count;
  return { isOk: !report.failed && !Object.values(report).includes(null), counts };
}

/**
 * Runs a scheduled job within a span and records the run, unless it returns null (another run is active, or nothing was
 * due). An error is recorded and rethrown.
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
