import { describe, expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { applyPayment, newProviderId } from "../factories/payment-updates.ts";
import { abandonPayment, openSale, snapshot } from "../factories/payments.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");

describe("stored notifications", () => {
  const record = (key: string, payment = key) =>
    db.as(
      "service_role",
      async (sql) =>
        (await sql`select public.record_payment_event(${key}, ${payment}, 'payment.updated', '{}') as new`)[0]
          ?.new,
    );
  type Claimed = { provider_payment_id: string; ids: string[] };
  const claim = (limit = 20) =>
    db.as("service_role", (sql) => sql<Claimed[]>`select * from public.claim_payment_events(${limit})`);
  const finish = (ids: string[], done: boolean, outcome = "paid") =>
    db.sql`select public.finish_payment_events(${ids}, ${outcome}, ${done})`;
  const dueNow = () => db.sql`update public.payment_events set next_try_at = now()`;

  test("are stored once", async () => {
    expect([await record("a"), await record("a"), await record("b")]).toEqual([true, false, true]);
    for (const { ids } of await claim()) await finish(ids, true);
  });

  test("are leased to one of many workers", async () => {
    for (let i = 0; i < 60; i++) await record(`w${i}`);
    const claimed = await withConnections(db, 8, (runner) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          runner.as("service_role", (sql) => sql<Claimed[]>`select * from public.claim_payment_events(8)`),
        ),
      ),
    );
    for (const batch of claimed) expect(batch.length).toBeLessThanOrEqual(8);
    const rest = await claim(60);
    const ids = [...claimed.flat(), ...rest].flatMap((payment) => payment.ids);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    await finish(ids, true);
  });

  test("of one payment are leased together, whatever their number and the limit", async () => {
    for (let i = 0; i < 10; i++) await record(`news ${i}`, "777");
    await record("other", "888");
    const [first, ...more] = await claim(1);
    expect(first).toMatchObject({ provider_payment_id: "777" });
    expect(first?.ids).toHaveLength(10);
    expect(more).toEqual([]);
    const [other] = await claim();
    await finish([...first!.ids, ...other!.ids], true);
  });

  test("are leased again when their worker dies, later each time but at least every hour, without limit", async () => {
    await record("crash");
    const waits: number[] = [];
    for (let i = 0; i < 40; i++) {
      expect(await claim()).toHaveLength(1);
      expect(await claim()).toHaveLength(0);
      const [row] =
        await db.sql`select extract(epoch from next_try_at - now()) as s from public.payment_events where event_key = 'crash'`;
      waits.push(Math.round(Number(row?.s)));
      await dueNow();
    }
    expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(waits.slice(8)).toEqual(Array(32).fill(3600));
    await db.sql`update public.payment_events set tries = 100000 where event_key = 'crash'`;
    const [still] = await claim();
    await finish(still!.ids, true);
  });

  test("that are finished are not leased again; unfinished ones are", async () => {
    await record("done");
    await record("again");
    const events = await claim();
    expect(events).toHaveLength(2);
    await finish(events[0]!.ids, true);
    await finish(events[1]!.ids, false);
    await dueNow();
    const back = await claim();
    expect(back.map(({ ids }) => ids)).toEqual([events[1]!.ids]);
    await finish(back[0]!.ids, true);
  });

  test("of a payment that the provider does not know are closed after three days, not before", async () => {
    const isOpen = async () => {
      const [row] = await db.sql`select processed_at from public.payment_events where event_key = 'nobody'`;
      return row?.processed_at === null;
    };
    await record("nobody");
    const [claimed] = await claim();
    const ids = claimed!.ids;
    await finish(ids, false, "not_found");
    expect(await isOpen()).toBe(true);
    await db.sql`update public.payment_events set received_at = now() - interval '73 hours' where event_key = 'nobody'`;
    await finish(ids, false, "503");
    expect(await isOpen()).toBe(true);
    await finish(ids, false, "not_found");
    expect(await isOpen()).toBe(false);
  });
});

describe("a job of the scheduler", () => {
  type Begun = { token: string; state: Record<string, unknown> } | null;
  const start = async (seconds = 60) =>
    answerAs<Begun>(db, "service_role")`select public.begin_job('reconcile', ${seconds})`;
  const end = (token: string | null, state: object) =>
    asServer`select public.finish_job('reconcile', ${token}, ${db.sql.json(state as never)})`;

  test("runs once at a time on any number of machines", async () => {
    const runs = await withConnections(db, 8, (runner) =>
      Promise.all(
        Array.from(
          { length: 10 },
          () =>
            queryAs<{ run: Begun }[]>(
              runner,
              "service_role",
            )`select public.begin_job('reconcile', 60) as run`,
        ),
      ),
    );
    const begun = runs.flatMap(([row]) => (row?.run ? [row.run] : []));
    expect(begun).toHaveLength(1);
    expect(await start()).toBeNull();
    await end(begun[0]!.token, { at: 1 });
    expect(await start()).toMatchObject({ state: { at: 1 } });
  });

  test("can run again when its machine died, whose later report changes nothing", async () => {
    await db.sql`update private.jobs set leased_until = now() - interval '1 second'`;
    const dead = await start();
    await db.sql`update private.jobs set leased_until = now() - interval '1 second'`;
    const next = await start();
    await end(dead!.token, { at: "dead" });
    expect(await start()).toBeNull();
    await end(next!.token, { at: "next" });
    expect(await start()).toMatchObject({ state: { at: "next" } });
  });

  test("that did not run for five minutes is late, like one that never ran", async () => {
    const stopped = async () => {
      const rows = await db.sql<{ name: string }[]>`
        select name from private.scheduled_jobs() where is_stopped order by name`;
      return rows.map(({ name }) => name);
    };
    await db.sql`delete from private.jobs`;
    expect(await stopped()).toEqual(["mails", "reconcile", "retention"]);
    for (const name of ["mails", "reconcile", "retention"]) await asServer`select public.finish_job(${name})`;
    expect(await stopped()).toEqual([]);
    await db.sql`update private.jobs set finished_at = now() - interval '301 seconds' where name = 'mails'`;
    expect(await stopped()).toEqual(["mails"]);
  });
});

describe("an attempt that the provider did not know", () => {
  test("is queried again after 10 minutes, 1, 6, 24 and 72 hours, then never", async () => {
    const { paymentId } = await openSale(db);
    await abandonPayment(db, paymentId);
    const wait = async () => {
      const [row] = await db.sql<{ wait: string | null }[]>`
        select round(extract(epoch from next_check_at - created_at) / 60) as wait from public.payments where id = ${paymentId}`;
      return row!.wait === null ? null : Number(row!.wait);
    };
    const age = (minutes: number) =>
      db.sql`update public.payments set created_at = now() - make_interval(mins => ${minutes}) where id = ${paymentId}`;
    const check = () => answerAs<boolean>(db, "service_role")`select public.payment_checked(${paymentId})`;
    expect(await wait()).toBe(10);
    const waits: (number | null)[] = [];
    for (const minutes of [10, 60, 360, 1440]) {
      await age(minutes + 1);
      expect(await check()).toBe(true);
      waits.push(await wait());
    }
    expect(waits).toEqual([60, 360, 1440, 4320]);
    await age(4321);
    expect(await check()).toBe(false);
    expect(await wait()).toBeNull();
  });

  test("is queried once more after a long stop of the scheduler, and then never", async () => {
    const { paymentId } = await openSale(db);
    await db.sql`update public.payments set created_at = now() - interval '4 days' where id = ${paymentId}`;
    await abandonPayment(db, paymentId);
    const [row] =
      await db.sql`select next_check_at <= now() as due from public.payments where id = ${paymentId}`;
    expect(row).toEqual({ due: true });
    await asServer`select public.payment_checked(${paymentId})`;
    const [after] = await db.sql`select next_check_at from public.payments where id = ${paymentId}`;
    expect(after).toEqual({ next_check_at: null });
  });
});

describe("the same request to pay", () => {
  const begin = (token: string, mark: string) =>
    answerAs<Record<string, unknown>>(db, "service_role")`select public.begin_payment(${token}, ${mark})`;

  test("opens one attempt however often it is sent; another one is refused", async () => {
    const product = await addProduct(db, { stock: 1 });
    const { token } = await buyProduct(db, product);
    const answers = await withConnections(db, 8, (runner) =>
      Promise.all(
        Array.from(
          { length: 10 },
          () =>
            answerAs<Record<string, unknown>>(
              runner,
              "service_role",
            )`select public.begin_payment(${token}, 'm')`,
        ),
      ),
    );
    expect(new Set(answers.map(({ payment_id }) => payment_id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated)).toHaveLength(9);
    await expect(begin(token, "other")).rejects.toThrow(/Ya hay un pago/);
  });

  test("opens a new one after a refusal, because nothing was charged", async () => {
    const product = await addProduct(db, { stock: 1 });
    const { token } = await buyProduct(db, product);
    const first = await begin(token, "m");
    await abandonPayment(db, String(first.payment_id));
    expect(await begin(token, "m")).toMatchObject({ attempt: 2 });
  });
});

describe("expire_orders", () => {
  const expire = () => answerAs<number>(db, "service_role")`select public.expire_orders()`;

  test("is not delayed by any number of payments under review", async () => {
    const sale = await openSale(db);
    await applyPayment(db, snapshot(sale, newProviderId(), "in_process"));
    // 600 more in the same state, all due before the order that can expire.
    await db.sql`with made as (
        insert into public.orders (payment_method, payment_status, quantity, total_price, customer_name, customer_phone, expires_at)
        select 'card', 'pending', 1, 50000, 'Ana Gómez', '300' || n, now() - interval '2 hours' from generate_series(1, 600) n returning id),
      lines as (
        insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
        select id, 'service', gen_random_uuid(), 'Limpieza', 'limpieza', 50000, 1 from made)
      insert into public.payments (order_id, attempt, idempotency_key, amount, status)
      select id, 1, id::text, 50000, 'in_process' from made`;
    const product = await addProduct(db, { stock: 1 });
    const { order_id } = await buyProduct(db, product);
    await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order_id}`;
    expect(await expire()).toBe(1);
    expect(await db.sql`select stock from public.products where id = ${product.id}`).toEqual([{ stock: 1 }]);
  });
});
