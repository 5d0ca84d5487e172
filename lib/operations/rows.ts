import { z } from "zod";
import { row } from "@/lib/supabase/rows";

/** Waiting and abandoned entries of the queues; ages in seconds. */
const queues = row({
  mails_waiting: z.number(),
  mails_age: z.number().nullable(),
  mails_late: z.number().nullable(),
  mails_lost: z.number(),
  events_waiting: z.number(),
  events_age: z.number().nullable(),
  events_stuck: z.number(),
  refunds_due: z.number(),
  refunds_stuck: z.number(),
  holds_expired: z.number(),
  cash_held: z.number(),
});

/** A scheduled job with its newest runs, the newest first. */
export const job = row({
  name: z.enum(["mails", "reconcile", "retention"]),
  finished_at: z.string().nullable(),
  is_stopped: z.boolean(),
  runs: z.array(
    row({
      started_at: z.string(),
      ms: z.number(),
      ok: z.boolean(),
      counts: z.record(z.string(), z.number()),
    }),
  ),
});
export type Job = z.output<typeof job>;

/** What operations_watch() returns. */
export const watched = z.object({
  queues,
  jobs: z.array(job),
  open: z.array(z.object({ kind: z.string(), host: z.string() })),
});
export type Watched = z.output<typeof watched>;
export type Queues = Watched["queues"];

const alarmDetail = z.record(z.string(), z.number());

/** An alarm as the database keeps it; the kinds are those of alarm-rules.ts, including former ones. */
export const storedAlarm = z.object({ kind: z.string(), host: z.string(), detail: alarmDetail });
export type StoredAlarm = z.output<typeof storedAlarm>;

/** What operations_status() returns. */
export const operationsStatus = row({
  queues,
  jobs: z.array(job),
  migration: z.string().nullable(),
  alarms: z.array(z.object({ ...storedAlarm.shape, since: z.string() })),
  vitals: z.array(
    z.object({
      page: z.string(),
      metric: z.string(),
      device: z.enum(["mobile", "desktop"]),
      bounds: z.array(z.number()),
      counts: z.array(z.number()),
    }),
  ),
});
export type OperationsStatus = z.output<typeof operationsStatus>;
export type Histogram = OperationsStatus["vitals"][number];
