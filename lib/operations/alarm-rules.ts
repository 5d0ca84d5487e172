import type { Disk } from "./disk";
import type { Job, StoredAlarm, Watched } from "./rows";

export const ALARM_KINDS = [
  "mails_lost",
  "mails_late",
  "events_late",
  "cash_held",
  "provider_silent",
  "jobs_stopped",
  "mails_failing",
  "reconcile_failing",
  "retention_failing",
  "disk_full",
] as const;

export type AlarmKind = (typeof ALARM_KINDS)[number];

/** `detail`: figures for its text. */
export type Alarm = StoredAlarm & { kind: AlarmKind };

const LATE_SECONDS = 15 * 60;
const STOPPED_MS = 10 * 60_000;
/** The provider counts as silent after this many runs in a row that called it without a clear response. */
const SILENT_RUNS = 5;
/** A job counts as failing after this many failed runs in a row. */
const FAILING_RUNS = 5;
/** Share of all units in stock that are held by unconfirmed cash orders. */
const MUCH_HELD_PERCENT = 20;
/** Full from the first value on, solved below the second, so that a disk between the two raises one alarm. */
const FULL_PERCENT = 90;
const SOLVED_PERCENT = 85;

/** The alarms to raise from one machine's view; `disk` is that machine's. */
export function firingAlarms(
  { queues, jobs, open }: Watched,
  disk: Disk | null,
  host: string,
  now: number,
): Alarm[] {
  const firing: Alarm[] = [];
  const raise = (kind: AlarmKind, detail: Record<string, number>, where = "") =>
    firing.push({ kind, host: where, detail });

  if (queues.mailsLost > 0) raise("mails_lost", { count: queues.mailsLost });
  if ((queues.mailsLate ?? 0) > LATE_SECONDS) raise("mails_late", { minutes: minutes(queues.mailsLate) });
  if ((queues.eventsAge ?? 0) > LATE_SECONDS)
    raise("events_late", { count: queues.eventsWaiting, minutes: minutes(queues.eventsAge) });
  if (queues.cashHeld >= MUCH_HELD_PERCENT) raise("cash_held", { percent: queues.cashHeld });

  const runs = jobs.find(({ name }) => name === "reconcile")?.runs ?? [];
  const asking = runs.filter(({ counts }) => counts.asked).slice(0, SILENT_RUNS);
  const isSilent = asking.length === SILENT_RUNS && asking.every(({ counts }) => counts.unanswered);
  if (isSilent) raise("provider_silent", { runs: SILENT_RUNS });

  for (const job of jobs) {
    // A silent provider makes the runs fail too: one alarm is enough.
    const isReported = job.name === "reconcile" && isSilent;
    if (isFailing(job, now) && !isReported) raise(`${job.name}_failing`, { runs: FAILING_RUNS });
  }

  // A job that never ran belongs to a new site; one that is called and throws is reported as failing.
  const stopped = jobs.filter(
    (job) => job.finishedAt !== null && now - Date.parse(job.finishedAt) > STOPPED_MS && !isFailing(job, now),
  );
  if (stopped.length > 0) raise("jobs_stopped", { count: stopped.length });

  const percent = disk ? Math.round((disk.used / disk.size) * 100) : 0;
  const isOpen = open.some((alarm) => alarm.kind === "disk_full" && alarm.host === host);
  if (percent >= (isOpen ? SOLVED_PERCENT : FULL_PERCENT)) raise("disk_full", { percent }, host);
  return firing;
}

/**
 * Whether a job is called but its newest runs all failed. A run that sent any mail did not fail, since some addresses
 * bounce. Either timestamp proves a call: a run with nothing due is not recorded, one that throws is not finished.
 */
export function isFailing({ finishedAt, runs }: Pick<Job, "finishedAt" | "runs">, now: number): boolean {
  const newest = runs.slice(0, FAILING_RUNS);
  const isCalled = [finishedAt, newest[0]?.startedAt].some((at) => at && now - Date.parse(at) <= STOPPED_MS);
  return isCalled && newest.length === FAILING_RUNS && newest.every(({ ok, counts }) => !ok && !counts.sent);
}

const minutes = (seconds: number | null) => Math.round((seconds ?? 0) / 60);
