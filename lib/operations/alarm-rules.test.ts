import { describe, expect, test } from "vitest";
import { firingAlarms, isFailing } from "./alarm-rules";
import type { Job, Queues, Watched } from "./types";

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
};
const run = (counts: Record<string, number> = {}): Job["runs"][number] => ({
  startedAt: ago(1),
  ms: 12,
  ok: true,
  counts,
});
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

test("a site that works raises nothing", () => expect(raised(watched())).toEqual([]));

describe("queues", () => {
  test("what was given up", () =>
    expect(raised(watched({ mailsLost: 2 }))).toEqual([
      { kind: "mails_lost", host: "", detail: { count: 2 } },
    ]));

  test.each([
    [900, 0],
    [901, 1],
  ])("mails that are late by %i seconds", (mailsLate, alarms) =>
    expect(raised(watched({ mailsLate })).filter(({ kind }) => kind === "mails_late")).toHaveLength(alarms),
  );

  test("a mail that waits for its next try is not late", () =>
    expect(raised(watched({ mailsAge: 30_000, mailsLate: null }))).toEqual([]));

  test("the alarm of late mails names no number: the waiting ones may be a newsletter's", () =>
    expect(raised(watched({ mailsWaiting: 1500, mailsLate: 1200 }))).toEqual([
      { kind: "mails_late", host: "", detail: { minutes: 20 } },
    ]));

  test("notifications of payments that wait", () =>
    expect(raised(watched({ eventsWaiting: 4, eventsAge: 1800 }))).toEqual([
      { kind: "events_late", host: "", detail: { count: 4, minutes: 30 } },
    ]));
});

describe("the provider", () => {
  const silent = (runs: number) =>
    Array.from({ length: runs }, () => run({ asked: 3, unanswered: 1, failed: 2 }));
  const clear = run({ asked: 2 });

  test.each([
    ["five runs without an answer", silent(5), 1],
    ["four, because the shop is young", silent(4), 0],
    ["an answer among them", [...silent(2), clear, ...silent(3)], 0],
    ["an answer before them", [...silent(5), clear], 1],
    ["runs among them that had nothing to ask", [run(), ...silent(3), run(), ...silent(2)], 1],
  ])("%s", (_, runs, alarms) => expect(raised(watched({}, job("reconcile", { runs })))).toHaveLength(alarms));
});

describe("jobs", () => {
  test.each([
    [10, 0],
    [11, 1],
  ])("last done %i minutes ago", (minutes, alarms) =>
    expect(raised(watched({}, job("mails"), job("retention", { finishedAt: ago(minutes) })))).toHaveLength(
      alarms,
    ),
  );
});

describe("jobs that fail", () => {
  const failed = (counts: Record<string, number> = { failed: 1 }) => ({ ...run(counts), ok: false });
  const times = (count: number, one: Job["runs"][number]) => Array.from({ length: count }, () => one);
  const cases: [string, Job["runs"], boolean][] = [
    ["five failed runs", times(5, failed()), true],
    ["four, because the shop is young", times(4, failed()), false],
    ["one among them that worked", [...times(4, failed()), run(), failed()], false],
    ["one before them that worked", [...times(5, failed()), run()], true],
    ["runs that threw", times(5, failed({})), true],
    ["addresses that bounce while other mails are sent", times(5, failed({ sent: 4, failed: 1 })), false],
  ];

  test.each(cases)("%s", (_, runs, isOne) => expect(isFailing({ finishedAt: null, runs }, NOW)).toBe(isOne));

  test("one whose runs are noted every eleven minutes fails all the time, though it is called every minute", () => {
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

  test("one that throws is done by no run, and has not stopped", () =>
    expect(
      raised(
        watched({}, job("retention", { finishedAt: ago(30), isStopped: true, runs: times(5, failed({})) })),
      ),
    ).toEqual([{ kind: "retention_failing", host: "", detail: { runs: 5 } }]));

  test("one that failed and is not called any more has stopped", () => {
    const runs = times(5, { ...failed({}), startedAt: ago(11) });
    expect(
      raised(watched({}, job("retention", { finishedAt: ago(30), isStopped: true, runs }))).map(
        ({ kind }) => kind,
      ),
    ).toEqual(["jobs_stopped"]);
  });

  test.each(["mails", "reconcile", "retention"] as const)("%s has its own alarm", (name) =>
    expect(raised(watched({}, job(name, { runs: times(5, failed()) })))).toEqual([
      { kind: `${name}_failing`, host: "", detail: { runs: 5 } },
    ]),
  );

  test("while the provider is silent, that alone is told", () => {
    const runs = times(5, failed({ asked: 3, unanswered: 1, failed: 2 }));
    expect(raised(watched({}, job("reconcile", { runs }))).map(({ kind }) => kind)).toEqual([
      "provider_silent",
    ]);
  });
});

describe("the disk", () => {
  test.each([
    [89, 0],
    [90, 1],
  ])("%i per cent", (used, alarms) => expect(raised(watched(), used)).toHaveLength(alarms));

  test.each([
    [84, "sitio-1", 0],
    [85, "sitio-1", 1],
    [89, "sitio-2", 0],
  ])("%i per cent with an alarm of %s", (used, host, alarms) =>
    expect(raised({ ...watched(), open: [{ kind: "disk_full", host }] }, used)).toHaveLength(alarms),
  );

  test("belongs to its machine", () =>
    expect(raised(watched(), 95)).toEqual([{ kind: "disk_full", host: "sitio-1", detail: { percent: 95 } }]));
});
