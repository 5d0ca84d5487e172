import { beforeEach, describe, expect, test } from "vitest";
import { MOST_SEND_MS } from "@/lib/mail/transport";
import { addCourse } from "../factories/courses.ts";
import { buyProduct, cartLine, placeOrder, setPayment } from "../factories/orders.ts";
import { mailsAbout, outboxOf } from "../factories/outbox.ts";
import { applyPayment, newProviderId } from "../factories/payment-updates.ts";
import { expireOrder, openSale, type Sale, snapshot } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { type Runner, testDatabase, withConnections } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { waitUntil } from "../support/wait-until.ts";

const db = await testDatabase();

const kinds = async (sale: Pick<Sale, "order">) =>
  (await mailsAbout(db, sale.order.order_id)).map(({ kind }) => kind);

describe("the acknowledgement of an order", () => {
  test("is queued as soon as a cash order is placed, once despite repeats", async () => {
    const product = await addProduct(db);
    const key = crypto.randomUUID();
    const phone = "3110000001";
    const place = () =>
      buyProduct(db, product, 1, { key, phone, method: "contra_entrega", email: "Ana@Example.com" });
    const order = await place();
    await place();
    expect(await mailsAbout(db, order.order_id)).toMatchObject([
      { kind: "order.placed", recipient: "ana@example.com", attempts: 0, data: {} },
    ]);
  });

  test("is queued when the card is charged, once despite repeated notifications", async () => {
    const sale = await openSale(db);
    expect(await kinds(sale)).toEqual([]);
    const id = newProviderId();
    const update = snapshot(sale, id, "approved");
    expect(await applyPayment(db, update)).toBe("paid");
    await applyPayment(db, update);
    await applyPayment(db, snapshot(sale, id, "approved", { status_detail: "accredited" }));
    expect(await kinds(sale)).toEqual(["order.placed"]);
  });

  test("is not queued for an order that is unpaid, rejected or expired", async () => {
    const rejected = await openSale(db);
    expect(await applyPayment(db, snapshot(rejected, newProviderId(), "rejected"))).toBe("rejected");
    expect(await kinds(rejected)).toEqual([]);
    const product = await addProduct(db);
    const sale = { product, order: await buyProduct(db, product), key: "", paymentId: "" };
    await expireOrder(db, sale);
    expect(await kinds(sale)).toEqual([]);
  });

  test("goes to the account's confirmed address when none was typed, and is not queued without one", async () => {
    const product = await addProduct(db);
    const email = `${crypto.randomUUID()}@example.com`;
    const person = await db.addUser(email);
    const placeAs = (who: string, phone: string) =>
      placeOrder(db, who, {
        items: [cartLine(product)],
        total: product.price,
        method: "contra_entrega",
        phone,
        email: "",
      });
    const own = await placeAs(person, "3110000002");
    expect(await mailsAbout(db, own.order_id)).toMatchObject([{ recipient: email }]);
    const guest = await placeAs("service_role", "3110000003");
    expect(await mailsAbout(db, guest.order_id)).toEqual([]);
    await db.sql`update auth.users set email_confirmed_at = null where id = ${person}`;
    const unproved = await placeAs(person, "3110000004");
    expect(await mailsAbout(db, unproved.order_id)).toEqual([]);
  });

  test("is queued while the payment is under review, and a second mail reports the result", async () => {
    for (const [end, mail] of [
      ["approved", "order.approved"],
      ["rejected", "order.rejected"],
    ] as const) {
      const sale = await openSale(db);
      const id = newProviderId();
      await applyPayment(db, snapshot(sale, id, "in_process"));
      expect(await kinds(sale)).toEqual(["order.placed"]);
      await db.sql`update private.outbox set sent_at = now() where about = ${sale.order.order_id}`;
      const update = snapshot(sale, id, end);
      await applyPayment(db, update);
      await applyPayment(db, update);
      expect(await kinds(sale)).toEqual(["order.placed", mail]);
    }
  });

  test("that still waits includes that the order was paid meanwhile", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "in_process"));
    await applyPayment(db, snapshot(sale, id, "approved"));
    expect(await kinds(sale)).toEqual(["order.placed"]);
  });

  test("of a course alone is queued when it is paid, and not for a refund", async () => {
    const course = await addCourse(db);
    const buyer = await addPerson(db);
    const order = await placeOrder(db, buyer, {
      items: [{ type: "course", id: course.id, quantity: 1 }],
      total: course.price,
      phone: "3110000005",
    });
    for (const status of ["paid", "refunded", "charged_back", "paid"]) await setPayment(db, order, status);
    expect(await kinds({ order })).toEqual(["order.placed"]);
  });
});

describe("a queued mail that a transaction relies on", () => {
  const underReview = async () => {
    await db.sql`delete from private.outbox`;
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "in_process"));
    return { sale, approved: snapshot(sale, id, "approved") };
  };

  const impatient: Runner = {
    as: (who, work) =>
      db.as(who, async (sql) => {
        await sql`set local lock_timeout = '2s'`;
        return work(sql);
      }),
  };

  test("is not claimed before the transaction has committed", async () => {
    const { sale, approved } = await underReview();
    const claim = () => outboxOf(db).claim(["order.placed"]);
    let early: unknown[] = [];
    const open: Runner = {
      as: (who, work) =>
        db.as(who, async (sql) => {
          const result = await work(sql);
          early = await claim();
          return result;
        }),
    };
    await applyPayment(open, approved);
    expect(early).toEqual([]);
    expect(await claim()).toHaveLength(1);
    expect(await kinds(sale)).toEqual(["order.placed"]);
  });

  test("is not waited for when a worker is claiming it: the change gets its own mail", async () => {
    const { sale, approved } = await underReview();
    await db.as("service_role", async (sql) => {
      await sql`select public.claim_mails(array['order.placed'])`;
      // Waiting for this transaction would block the test.
      expect(await applyPayment(impatient, approved)).toBe("paid");
    });
    expect(await kinds(sale)).toEqual(["order.placed", "order.approved"]);
  });

  test("is not waited for when a worker is recording it as sent, since that waits for the order", async () => {
    const { sale, approved } = await underReview();
    const [mail] = await outboxOf(db).claim(["order.placed"]);
    let settled: Promise<unknown> | undefined;
    const open: Runner = {
      as: (who, work) =>
        impatient.as(who, async (sql) => {
          await sql`reset role`;
          await sql`select from public.orders where id = ${sale.order.order_id} for update`;
          await sql`set local role service_role`;
          settled = outboxOf(db).settle(mail!.id);
          await waitUntil(async () => {
            const waiting = await db.sql`
              select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
            return waiting.length > 0;
          }, "the worker to wait");
          return work(sql);
        }),
    };
    expect(await applyPayment(open, approved)).toBe("paid");
    await settled;
    expect(await kinds(sale)).toEqual(["order.placed", "order.approved"]);
  });
});

describe("the outbox", () => {
  const box = () => outboxOf(db);
  let order: string;

  beforeEach(async () => {
    await db.sql`delete from private.outbox`;
    const product = await addProduct(db);
    order = (await buyProduct(db, product, 1, { method: "contra_entrega" })).order_id;
  });
  const due = () => db.sql`update private.outbox set not_before = now(), claimed_until = null`;
  const row = async () => (await mailsAbout(db, order))[0]!;

  test("leases each mail to one worker, of the kinds that it can compose, for longer than sending takes", async () => {
    expect(await box().claim(["contact.received"])).toEqual([]);
    const claimed = await box().claim(["order.placed", "order.approved"]);
    expect(claimed).toMatchObject([
      { kind: "order.placed", about: order, recipient: "ana@example.com", data: {} },
    ]);
    expect(await box().claim(["order.placed"])).toEqual([]);
    // Composing takes a part of the lease.
    const [lease] = await db.sql`
      select extract(epoch from claimed_until - now()) * 1000 as ms from private.outbox where claimed_until is not null`;
    expect(Number(lease!.ms)).toBeGreaterThan(MOST_SEND_MS + 30_000);
    await db.sql`update private.outbox set claimed_until = now() - interval '1 second'`;
    expect(await box().claim(["order.placed"])).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 2 });
  });

  test("leases a newsletter after every other mail, however long it has waited", async () => {
    await db.sql`alter function private.is_marketing_time rename to hours_of_law`;
    await db.sql`create function private.is_marketing_time() returns boolean language sql as 'select true'`;
    await db.sql`insert into private.outbox (kind, recipient, about, dedupe_key, not_before)
      select 'newsletter.post', n || '@example.com', gen_random_uuid(), 'n' || n, now() - interval '2 hours'
      from generate_series(1, 6) n`;
    const claim = async () =>
      (await box().claim(["order.placed", "newsletter.post"], 5)).map(({ kind }) => kind);
    const newsletters = (count: number) => Array.from({ length: count }, () => "newsletter.post");
    expect(await claim()).toEqual(["order.placed", ...newsletters(4)]);
    expect(await claim()).toEqual(newsletters(2));
    await db.sql`drop function private.is_marketing_time`;
    await db.sql`alter function private.hours_of_law rename to is_marketing_time`;
  });

  test("never leases one mail to two concurrent workers", async () => {
    const product = await addProduct(db, { stock: 40 });
    for (let n = 0; n < 20; n++)
      await buyProduct(db, product, 1, { method: "contra_entrega", email: `ana${n}@example.com` });
    const claimed = await withConnections(db, 6, (runner) =>
      Promise.all(
        Array.from(
          { length: 12 },
          () =>
            queryAs<{ id: string }[]>(
              runner,
              "service_role",
            )`select * from public.claim_mails(array['order.placed'], 2)`,
        ),
      ),
    );
    const ids = claimed.flatMap((rows) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });

  test("records a sent mail for good, also in the order's timeline", async () => {
    const [mail] = await box().claim(["order.placed"]);
    await box().settle(mail!.id);
    await box().settle(mail!.id, "ETIMEDOUT");
    expect(await row()).toMatchObject({ sent_at: expect.any(Date), failed_at: null, last_error: "" });
    await due();
    expect(await box().claim(["order.placed"])).toEqual([]);
    const events = await db.sql`
      select actor_kind, details from public.order_events where order_id = ${order} and kind = 'mail'`;
    expect([...events]).toEqual([{ actor_kind: "sistema", details: { mail: "order.placed" } }]);
  });

  test("waits longer after each failure and gives up after the sixth, with the reason", async () => {
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      const [mail] = await box().claim(["order.placed"]);
      await box().settle(mail!.id, `ECONNECTION ${attempt}`);
      const [after] = await db.sql`
        select round(extract(epoch from not_before - now()) / 60)::int as minutes, failed_at from private.outbox where about = ${order}`;
      if (after!.failed_at === null) waits.push(after!.minutes);
      expect(await box().claim(["order.placed"])).toEqual([]);
      await due();
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    expect(await row()).toMatchObject({
      failed_at: expect.any(Date),
      sent_at: null,
      last_error: "ECONNECTION 6",
    });
    expect(await box().claim(["order.placed"])).toEqual([]);
  });

  test("closes an obsolete mail", async () => {
    const [mail] = await box().claim(["order.placed"]);
    await box().settle(mail!.id, null, true);
    expect(await row()).toMatchObject({
      sent_at: null,
      failed_at: expect.any(Date),
      last_error: "nothing to say",
    });
    expect(
      await db.sql`select 1 from public.order_events where order_id = ${order} and kind = 'mail'`,
    ).toHaveLength(0);
  });

  test("gives up a mail that six workers claimed and never settled", async () => {
    await db.sql`update private.outbox set attempts = 6, claimed_until = now() - interval '1 minute'`;
    expect(await box().claim(["order.placed"])).toEqual([]);
    expect(await row()).toMatchObject({ failed_at: expect.any(Date), last_error: "never settled" });
  });
});
