import { describe, expect, test } from "vitest";
import { firingAlarms, isFailing } from "./alarm-rules";
import type { Job, Queues, Watched } from "./rows";

const NOW = Date.parse("2026-11-24T15:00:00Z");
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const CALM: Queues = {
  mailsWaiting: 3,
  mailsAge: 40,
  mailsLate: 40,
  mailsLost: 0,
  eventsWaiting: 0,
  eventsAge: null,
  eventsStuck: 0,
  refundsDue: 0,
  refundsStuck: 0,
  holdsExpired: 0,
  cashHeld: 3,
};
type Run = Job["runs"][number];
const run = (counts: Record<string, number> = {}): Run => ({ startedAt: ago(1), ms: 12, ok: true, counts });
const failed = (counts: Record<string, number> = { failed: 1 }) => ({ ...run(counts), ok: false });
const times = (count: number, one: Run) => Array.from({ length: count }, () => one);
const job = (name: Job["name"], changed: Partial<Job> = {}): Job => ({
  name,
  finishedAt: ago(1),
  isStopped: false,
  runs: [run()],
  ...changed,
});
const watched = (queues: Partial<Queues> = {}, ...jobs: Job[]): Watched => ({
  queues: { ...CALM, ...queues },
  open: [],
  jobs: jobs.length > 0 ? jobs : [job("mails"), job("reconcile"), job("retention")],
});
const raised = (seen: Watched, used = 10) => firingAlarms(seen, { used, size: 100 }, "sitio-1", NOW);

test.each<[string, Partial<Queues>, string | null, object?]>([
  ["without problems", {}, null],
  ["with mails given up", { mailsLost: 2 }, "mails_lost", { count: 2 }],
  ["with mails late by fifteen minutes", { mailsLate: 900 }, null],
  ["with mails later than that", { mailsLate: 901 }, "mails_late", { minutes: 15 }],
  ["with a mail that waits for its next attempt", { mailsAge: 30_000, mailsLate: null }, null],
  // Without an age: the waiting mails may be a newsletter's.
  ["with late mails", { mailsWaiting: 1500, mailsLate: 1200 }, "mails_late", { minutes: 20 }],
  ["with less than a fifth of the units held by cash orders", { cashHeld: 19 }, null],
  ["with a fifth of them held", { cashHeld: 20 }, "cash_held", { percent: 20 }],
  [
    "with payment notifications waiting",
    { eventsWaiting: 4, eventsAge: 1800 },
    "events_late",
    { count: 4, minutes: 30 },
  ],
])("queues %s", (_, queues, kind, detail) => {
  expect(raised(watched(queues))).toEqual(kind ? [{ kind, host: "", detail }] : []);
});

const silent = (runs: number) => times(runs, run({ asked: 3, unanswered: 1, failed: 2 }));

test.each<[string, Run[], number]>([
  ["five runs without an answer", silent(5), 1],
  ["four, because the shop is young", silent(4), 0],
  ["an answer among them", [...silent(2), run({ asked: 2 }), ...silent(3)], 0],
  ["an answer before them", [...silent(5), run({ asked: 2 })], 1],
  ["runs among them that had nothing to ask", [run(), ...silent(3), run(), ...silent(2)], 1],
])("the provider: %s", (_, runs, alarms) => {
  expect(raised(watched({}, job("reconcile", { runs })))).toHaveLength(alarms);
});

test.each([
  [10, 0],
  [11, 1],
])("a job last done %i minutes ago", (minutes, alarms) => {
  const retention = job("retention", { finishedAt: ago(minutes) });
  expect(raised(watched({}, job("mails"), retention))).toHaveLength(alarms);
});

describe("jobs that fail", () => {
  test.each<[string, Run[], boolean]>([
    ["five failed runs", times(5, failed()), true],
    ["four, because the shop is young", times(4, failed()), false],
    ["one among them that worked", [...times(4, failed()), run(), failed()], false],
    ["one before them that worked", [...times(5, failed()), run()], true],
    ["runs that threw", times(5, failed({})), true],
    ["addresses that bounce while other mails are sent", times(5, failed({ sent: 4, failed: 1 })), false],
  ])("%s", (_, runs, isOne) => expect(isFailing({ finishedAt: null, runs }, NOW)).toBe(isOne));

  test("a job called every minute whose failed runs are recorded every eleven minutes counts as failing", () => {
    const EVERY = 11;
    const seenAt = (minute: number) => {
      const now = NOW + (minute + 0.5) * 60_000;
      const count = Math.floor(minute / EVERY) + 1;
      const runs = Array.from({ length: count }, (_, n) => ({
        ...failed({}),
        startedAt: ago(-(count - 1 - n) * EVERY),
      }));
      const retention = job("retention", { finishedAt: new Date(now - 45_000).toISOString(), runs });
      const { kind } = firingAlarms(watched({}, retention), null, "sitio-1", now)[0] ?? {};
      return { isFailing: isFailing(retention, now), kind };
    };
    const fifth = 4 * EVERY;
    expect(seenAt(fifth - 1)).toEqual({ isFailing: false, kind: undefined });
    const hours = Array.from({ length: 120 }, (_, n) => seenAt(fifth + n));
    expect(hours).toEqual(hours.map(() => ({ isFailing: true, kind: "retention_failing" })));
  });

  const STOPPED = { finishedAt: ago(30), isStopped: true };

  test.each<[string, Job, string]>([
    ["a job that throws is failing, not stopped", job("retention", STOPPED), "retention_failing"],
    ["mails have their own alarm", job("mails"), "mails_failing"],
    ["the reconciliation has its own", job("reconcile"), "reconcile_failing"],
  ])("%s", (_, one, kind) => {
    expect(raised(watched({}, { ...one, runs: times(5, failed()) }))).toEqual([
      { kind, host: "", detail: { runs: 5 } },
    ]);
  });

  test.each<[string, Job, string]>([
    [
      "a job that is no longer called has stopped",
      job("retention", { ...STOPPED, runs: times(5, { ...failed({}), startedAt: ago(11) }) }),
      "jobs_stopped",
    ],
    [
      "while the provider is silent, only that is reported",
      job("reconcile", { runs: times(5, failed({ asked: 3, unanswered: 1, failed: 2 })) }),
      "provider_silent",
    ],
  ])("%s", (_, one, kind) => expect(raised(watched({}, one)).map((alarm) => alarm.kind)).toEqual([kind]));
});

test.each([
  [89, undefined, 0],
  [90, undefined, 1],
  [84, "sitio-1", 0],
  [85, "sitio-1", 1],
  [89, "sitio-2", 0],
])("a disk of %i per cent, with an alarm of %s", (used, host, alarms) => {
  const open: Watched["open"] = host ? [{ kind: "disk_full", host }] : [];
  expect(raised({ ...watched(), open }, used)).toEqual(
    Array(alarms).fill({ kind: "disk_full", host: "sitio-1", detail: { percent: used } }),
  );
});
