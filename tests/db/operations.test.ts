import { beforeEach, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");
const admin = await addPerson(db, "admin");
const boss = await addPerson(db, "superadmin");
const otherBoss = await addPerson(db, "superadmin");

type Alarm = { kind: string; host: string; detail: object };
const LOST: Alarm = { kind: "mails_lost", host: "", detail: { count: 1 } };
const LATE: Alarm = { kind: "mails_late", host: "", detail: { count: 3, minutes: 20 } };
const full = (host: string): Alarm => ({ kind: "disk_full", host, detail: { percent: 95 } });

const raise = (firing: Alarm[], host = "sitio-1") =>
  answerAs<string[]>(
    db,
    "service_role",
  )`select public.raise_alarms(${db.sql.json(firing as never)}, ${host})`;
/** The alarms of each mail to one superadmin, first to last. */
const mails = async (person = boss) => {
  const rows = await db.sql<{ data: { alarms: Alarm[] } }[]>`
    select data from private.outbox where kind = 'alert.operations' and about = ${person} order by id`;
  return rows.map(({ data }) => data.alarms.map(({ kind }) => kind));
};
const passes = (time: string) =>
  db.sql`update private.alarms set told_at = told_at - ${time}::interval, since = since - ${time}::interval,
    seen_at = seen_at - ${time}::interval`;
const open = async () => {
  const rows = await db.sql<{ name: string }[]>`
    select concat_ws(' ', kind, nullif(host, '')) as name from private.alarms where solved_at is null order by 1`;
  return rows.map(({ name }) => name);
};

describe("alarms", () => {
  beforeEach(async () => {
    await db.sql`delete from private.alarms`;
    await db.sql`delete from private.outbox where kind = 'alert.operations'`;
  });

  test("each is reported to every superadmin once until it is solved", async () => {
    expect(await raise([LOST])).toEqual(["mails_lost"]);
    expect(await raise([LOST])).toEqual([]);
    await passes("2 hours");
    expect(await raise([LOST])).toEqual([]);
    expect(await mails()).toEqual([["mails_lost"]]);
    expect(await mails(otherBoss)).toEqual([["mails_lost"]]);
    expect(await mails(admin)).toEqual([]);

    await raise([]);
    expect(await open()).toEqual([]);
    expect(await raise([LOST])).toEqual(["mails_lost"]);
    expect(await mails()).toEqual([["mails_lost"], ["mails_lost"]]);
  });

  test("within an hour there is one mail; later alarms are in the next", async () => {
    await raise([LOST]);
    expect(await raise([LOST, LATE, full("sitio-1")])).toEqual(["disk_full", "mails_late"]);
    expect(await mails()).toEqual([["mails_lost"]]);
    await passes("61 minutes");
    await raise([LOST, LATE, full("sitio-1")]);
    expect(await mails()).toEqual([["mails_lost"], ["disk_full", "mails_late"]]);
  });

  test("one that opens and closes repeatedly sends no more mails", async () => {
    for (let round = 0; round < 5; round++) {
      await raise([LATE]);
      await raise([]);
    }
    expect(await mails()).toEqual([["mails_late"]]);
  });

  test("one that closed before a mail may be sent is not reported", async () => {
    await raise([LOST]);
    await raise([LOST, LATE]);
    await raise([LOST]);
    await passes("61 minutes");
    await raise([LOST]);
    expect(await mails()).toEqual([["mails_lost"]]);
  });

  test("counts as reported only once a superadmin has a confirmed address", async () => {
    await db.sql`update auth.users set email_confirmed_at = null where id in (${boss}, ${otherBoss})`;
    expect(await raise([LOST])).toEqual(["mails_lost"]);
    expect(await db.sql`select from private.alarms where is_told or told_at is not null`).toHaveLength(0);
    await db.sql`update auth.users set email_confirmed_at = now() where id in (${boss}, ${otherBoss})`;
    expect(await raise([LOST])).toEqual([]);
    expect(await mails()).toEqual([["mails_lost"]]);
    expect(await mails(otherBoss)).toEqual([["mails_lost"]]);
  });

  test("a full disk is solved by its own machine, or after a day without a report", async () => {
    await raise([full("sitio-1")], "sitio-1");
    await raise([], "sitio-2");
    expect(await open()).toEqual(["disk_full sitio-1"]);
    await raise([full("sitio-2")], "sitio-2");
    await raise([], "sitio-1");
    expect(await open()).toEqual(["disk_full sitio-2"]);
    await passes("25 hours");
    await raise([], "sitio-1");
    expect(await open()).toEqual([]);
  });

  test("the rules receive the open ones", async () => {
    const seen = async () =>
      (await answerAs<{ open: object[] }>(db, "service_role")`select public.operations_watch()`).open;
    expect(await seen()).toEqual([]);
    await raise([full("sitio-1")]);
    expect(await seen()).toEqual([{ kind: "disk_full", host: "sitio-1" }]);
    await raise([]);
    expect(await seen()).toEqual([]);
  });

  test("six schedulers at once report it once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => raise([LOST])));
    expect(await mails()).toEqual([["mails_lost"]]);
  });
});

type Status = {
  queues: Record<string, number | null>;
  jobs: { name: string; runs: { ms: number; ok: boolean; counts: object }[] }[];
  migration: string;
  vitals: { page: string; metric: string; device: string; bounds: number[]; counts: number[] }[];
};
const status = () => answerAs<Status>(db, admin)`select public.operations_status()`;

describe("the status", () => {
  test("counts waiting items, with the age of the oldest; newsletters have none", async () => {
    await db.sql`delete from private.outbox`;
    const before = (await status()).queues;
    expect(before.mails_age).toBeNull();
    await db.sql`
      insert into private.outbox (kind, recipient, about, dedupe_key, created_at, failed_at) values
        ('newsletter.post', 'a@example.com', gen_random_uuid(), 'o1', now() - interval '9 hours', null),
        ('order.placed', 'a@example.com', gen_random_uuid(), 'o2', now() - interval '20 minutes', null),
        ('order.placed', 'a@example.com', gen_random_uuid(), 'o3', now() - interval '2 days', now())`;
    await db.sql`
      insert into public.payment_events (event_key, provider_payment_id, action, payload, received_at, next_try_at) values
        ('e1', '1', 'payment.updated', '{}', now() - interval '2 hours', now() + interval '1 hour')`;
    const { queues } = await status();
    expect(queues).toMatchObject({ mails_waiting: 2, mails_lost: 1, events_waiting: 1, events_stuck: 1 });
    expect(queues.mails_age).toBeGreaterThanOrEqual(1200);
    expect(queues.mails_age).toBeLessThan(1300);

    const retried = await answerAs<number>(db, admin)`select public.retry_payment_events()`;
    expect(retried).toBe(1);
    const due =
      await db.sql`select from public.payment_events where event_key = 'e1' and next_try_at <= now()`;
    expect(due).toHaveLength(1);
  });

  test("gives no age to a notification of a payment that the provider does not know", async () => {
    await db.sql`delete from public.payment_events`;
    const addEvent = (key: string, outcome: string, ago: string) =>
      db.sql`insert into public.payment_events (event_key, provider_payment_id, outcome, received_at)
        values (${key}, ${key}, ${outcome}, now() - ${ago}::interval)`;
    await addEvent("unknown", "not_found", "2 days");
    expect((await status()).queues).toMatchObject({ events_waiting: 1, events_age: null, events_stuck: 0 });
    await addEvent("new", "", "20 minutes");
    await addEvent("refused", "401", "40 minutes");
    const { queues } = await status();
    expect(queues).toMatchObject({ events_waiting: 3, events_stuck: 0 });
    expect(Math.round(queues.events_age! / 60)).toBe(40);
  });

  describe("the time for which mails are late", () => {
    const late = async () => (await status()).queues.mails_late;
    const waits = (queued: string, due: string, attempts: number) => db.sql`
      insert into private.outbox (kind, recipient, about, dedupe_key, created_at, not_before, attempts) values
        ('order.placed', 'a@example.com', gen_random_uuid(), gen_random_uuid(), now() - ${queued}::interval,
         now() + ${due}::interval, ${attempts})`;
    const sent = (ago: string) => db.sql`
      insert into private.outbox (kind, recipient, about, dedupe_key, created_at, sent_at) values
        ('order.placed', 'b@example.com', gen_random_uuid(), gen_random_uuid(), now() - interval '1 day',
         now() - ${ago}::interval)`;
    beforeEach(() => db.sql`delete from private.outbox`);

    test("with a server that accepts none is the time since the first failed one was queued", async () => {
      await sent("21 minutes");
      await waits("20 minutes", "10 minutes", 3);
      await waits("2 minutes", "4 minutes", 1);
      expect(Math.abs((await late())! - 1200)).toBeLessThan(60);
    });

    test("does not count an address that bounces while others get their mails", async () => {
      await waits("9 hours", "5 hours", 5);
      await sent("8 hours");
      expect(await late()).toBeNull();
    });

    test("of one that staff send again starts at that moment", async () => {
      await waits("3 days", "-2 minutes", 0);
      expect(Math.abs((await late())! - 120)).toBeLessThan(60);
    });

    test("does not count a newsletter, however long it waits", async () => {
      await waits("9 hours", "-9 hours", 0);
      await db.sql`update private.outbox set kind = 'newsletter.post'`;
      expect(await late()).toBeNull();
    });

    test("counts due mails that no worker claims, tried before or not", async () => {
      await waits("1 hour", "-20 minutes", 2);
      await sent("1 minute");
      expect(Math.abs((await late())! - 1200)).toBeLessThan(60);
    });
  });
});

describe("visits", () => {
  const visit = (values: object, page = "home", device = "mobile") =>
    asServer`select public.note_web_vitals(${page}, ${device}, ${db.sql.json(values as never)})`;
  const histogram = async (metric: string, page = "home") =>
    (await status()).vitals.find((one) => one.metric === metric && one.page === page);

  test("are counted in ranges, and nothing else is stored of a visit", async () => {
    await visit({ LCP: 950, CLS: 0, unknown: 7 });
    await visit({ LCP: 1000, CLS: 0.3 });
    await visit({ LCP: 99_999 });
    const lcp = await histogram("LCP");
    const at = (bound: number) => lcp!.counts[lcp!.bounds.indexOf(bound)];
    // From 800 up to 1000, from 1000 up to 1200, and above all.
    expect([at(1000), at(1200), lcp!.counts.at(-1)]).toEqual([1, 1, 1]);
    expect(lcp!.counts).toHaveLength(lcp!.bounds.length + 1);
    expect((await histogram("CLS"))?.counts.reduce((a, b) => a + b)).toBe(2);
    expect(await histogram("unknown")).toBeUndefined();
    const rows = await db.sql`select * from private.web_vitals limit 1`;
    expect(Object.keys(rows[0]!).toSorted()).toEqual(["counts", "day", "device", "metric", "page"]);
  });

  test("at the same time are all counted", async () => {
    await Promise.all(Array.from({ length: 20 }, () => visit({ LCP: 700, INP: 40, FCP: 300 }, "product")));
    for (const metric of ["LCP", "INP", "FCP"])
      expect((await histogram(metric, "product"))?.counts.reduce((a, b) => a + b)).toBe(20);
  });

  test("older than 28 days are not shown, and deleted after 90, like runs after a week", async () => {
    await visit({ TTFB: 120 }, "blog");
    await db.sql`update private.web_vitals set day = day - 28 where page = 'blog'`;
    expect(await histogram("TTFB", "blog")).toBeUndefined();
    const tidy = () => asServer`select public.tidy()`;
    const kept = async () =>
      (await db.sql`select from private.web_vitals where page = 'blog'`).length +
      (await db.sql`select from private.job_runs where name = 'old'`).length;
    await asServer`select public.note_job_run('old', now() - interval '6 days', 1, true)`;
    await db.sql`update private.tidied set at = '-infinity'`;
    await tidy();
    expect(await kept()).toBe(2);
    await db.sql`update private.web_vitals set day = day - 90 where page = 'blog'`;
    await db.sql`update private.job_runs set started_at = started_at - interval '2 days' where name = 'old'`;
    await db.sql`update private.tidied set at = '-infinity'`;
    await tidy();
    expect(await kept()).toBe(0);
  });
});
