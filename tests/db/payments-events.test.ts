import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withCrowd } from "./shop.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

describe("stored notifications", () => {
  const record = (key: string) =>
    db.as(
      "service_role",
      async (sql) =>
        (await sql`select public.record_payment_event(${key}, '1', 'payment.updated', '{}') as new`)[0]?.new,
    );
  const claim = (limit = 20) =>
    db.as(
      "service_role",
      (sql) =>
        sql<{ id: string; tries: number }[]>`select id, tries from public.claim_payment_events(${limit})`,
    );
  const finish = (id: string, done: boolean) =>
    db.sql`select public.finish_payment_event(${id}, 'paid', ${done})`;
  const dueNow = () => db.sql`update public.payment_events set next_try_at = now()`;

  it("are kept once", async () => {
    expect([await record("a"), await record("a"), await record("b")]).toEqual([true, false, true]);
    for (const { id } of await claim()) await finish(id, true);
  });

  it("go to one of many workers", async () => {
    for (let i = 0; i < 60; i++) await record(`w${i}`);
    const claimed = await withCrowd(db, 10, (crowd) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          crowd.as(
            "service_role",
            (sql) => sql<{ id: string }[]>`select id from public.claim_payment_events(8)`,
          ),
        ),
      ),
    );
    for (const batch of claimed) expect(batch.length).toBeLessThanOrEqual(8);
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    for (const id of ids) await finish(id, true);
  });

  it("come back when their worker dies, later each time, twelve times at most", async () => {
    await record("crash");
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      expect(await claim()).toHaveLength(1);
      expect(await claim()).toHaveLength(0);
      const [row] =
        await db.sql`select extract(epoch from next_try_at - now()) as s from public.payment_events where event_key = 'crash'`;
      waits.push(Math.round(Number(row?.s)));
      await dueNow();
    }
    expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
    expect(await claim()).toHaveLength(0);
  });

  it("that are finished do not come back; unfinished ones do", async () => {
    await record("done");
    await record("again");
    const events = await claim();
    expect(events).toHaveLength(2);
    await finish(events[0]!.id, true);
    await finish(events[1]!.id, false);
    await dueNow();
    expect((await claim()).map(({ id }) => id)).toEqual([events[1]!.id]);
  });
});
