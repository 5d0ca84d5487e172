import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import { mailsAbout, outboxOf } from "../factories/outbox.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();

beforeEach(() => db.sql`delete from private.outbox`);

const HELD = "held back: too many mails to this address today";
const victim = () => `${randomUUID()}@example.org`;

const post = (kind: string, to: string, data: object = {}) =>
  db.sql`select private.post_mail(${kind}, ${randomUUID()}, ${to}, ${db.sql.json(data as never)})`;

/** Sends everything that waits; returns how many were sent. */
async function send(kinds: string[]): Promise<number> {
  let left = 0;
  for (;;) {
    const claimed = await outboxOf(db).claim(kinds, 100);
    for (const { id } of claimed) await outboxOf(db).settle(id);
    left += claimed.length;
    if (claimed.length === 0) return left;
  }
}

const heldTo = async (to: string) =>
  (await db.sql`select 1 from private.outbox where recipient = ${to} and last_error = ${HELD}`).length;

describe("a mailbox whose address a stranger enters", () => {
  test.each(["order.placed", "order.rejected", "contact.received", "newsletter.confirm", "repair.requested"])(
    "gets five of %s a day, and the rest is marked as held back",
    async (kind) => {
      const to = victim();
      for (let n = 0; n < 12; n++) await post(kind, to);
      expect(await send([kind])).toBe(5);
      expect(await heldTo(to)).toBe(7);
      await post(kind, to);
      expect(await send([kind])).toBe(0);
      await db.sql`update private.outbox set sent_at = sent_at - interval '25 hours' where sent_at is not null`;
      await post(kind, to);
      expect(await send([kind])).toBe(1);
    },
  );

  test("gets twenty a day of all kinds together, which does not affect other addresses", async () => {
    const [to, other] = [victim(), victim()];
    for (let n = 0; n < 15; n++) {
      await post("order.shipped", to);
      await post("repair.quote", to);
    }
    await post("order.shipped", other);
    expect(await send(["order.shipped", "repair.quote"])).toBe(21);
    expect(await heldTo(to)).toBe(10);
    expect(await heldTo(other)).toBe(0);
  });

  test("counts sent mails, not those cancelled before sending", async () => {
    const to = victim();
    for (let n = 0; n < 10; n++) await post("order.placed", to);
    for (let n = 0; n < 7; n++) {
      const [mail] = await outboxOf(db).claim(["order.placed"], 1);
      await outboxOf(db).settle(mail!.id, null, true);
    }
    expect(await send(["order.placed"])).toBe(3);
  });

  test("gets no more with many workers at once", async () => {
    const to = victim();
    for (let n = 0; n < 40; n++) await post("order.placed", to);
    const claimed = await withConnections(db, 8, (runner) =>
      Promise.all(
        Array.from({ length: 16 }, () =>
          runner.as("service_role", (sql) => sql`select * from public.claim_mails(array['order.placed'], 3)`),
        ),
      ),
    );
    expect(claimed.flat()).toHaveLength(5);
  });

  test("gets all of its owner's mails once their account confirmed it: twenty orders are acknowledged", async () => {
    const email = victim();
    const person = await db.addUser(email);
    const product = await addProduct(db, { stock: 50 });
    const own = { items: [cartLine(product)], total: product.price, method: "contra_entrega" as const };
    for (let n = 0; n < 7; n++) {
      const { order_id } = await placeOrder(db, person, { ...own, phone: "3150000001", email });
      expect(await mailsAbout(db, order_id)).toMatchObject([{ data: { proved: true } }]);
      await db.sql`update public.orders set status = 'fulfilled' where id = ${order_id}`;
    }
    expect(await send(["order.placed"])).toBe(7);
    // The same account with another person's address proves nothing.
    const other = await placeOrder(db, person, { ...own, phone: "3150000001", email: victim() });
    expect(await mailsAbout(db, other.order_id)).toMatchObject([{ data: {} }]);
  });
});

describe("a mail that cannot be sent", () => {
  const lost = async () => {
    const order = await buyProduct(db, await addProduct(db), 1, {
      method: "contra_entrega",
      email: victim(),
    });
    await db.sql`update private.outbox set attempts = 5 where about = ${order.order_id}`;
    const [mail] = await outboxOf(db).claim(["order.placed"]);
    await outboxOf(db).settle(mail!.id, "EENVELOPE 550");
    return { order, id: mail!.id };
  };
  const attention = async (staff: string) =>
    answerAs<number>(db, staff)`select (public.staff_overview() -> 'attention' ->> 'mails_lost')::int`;
  const list = async (staff: string) =>
    (
      await answerAs<{ items: { id: number; kind: string; reason: string }[] }>(db, staff)`
        select public.lost_mails()`
    ).items;

  test("is on the order's timeline, on the overview and on a list, until staff handle it", async () => {
    const staff = await addPerson(db, "employee");
    const { order, id } = await lost();
    const sent = await db.sql`
      select kind, details from public.order_events where order_id = ${order.order_id} and kind like 'mail%'`;
    expect([...sent]).toEqual([{ kind: "mail_failed", details: { mail: "order.placed" } }]);
    expect(await attention(staff)).toBe(1);
    expect(await list(staff)).toMatchObject([
      { id: Number(id), kind: "order.placed", reason: "EENVELOPE 550" },
    ]);

    await db.as(staff, (sql) => sql`select public.settle_lost_mail(${id}, true)`);
    expect(await attention(staff)).toBe(0);
    expect(await outboxOf(db).claim(["order.placed"])).toHaveLength(1);
    await outboxOf(db).settle(id);
    expect(await hintOf(db.as(staff, (sql) => sql`select public.settle_lost_mail(${id}, true)`))).toBe(
      "moved",
    );
  });

  test("can be dismissed when the person was reached otherwise, and is not counted when it was obsolete", async () => {
    const staff = await addPerson(db, "employee");
    const { id } = await lost();
    await db.as(staff, (sql) => sql`select public.settle_lost_mail(${id}, false)`);
    expect(await list(staff)).toEqual([]);
    await post("order.placed", victim());
    const [empty] = await outboxOf(db).claim(["order.placed"]);
    await outboxOf(db).settle(empty!.id, null, true);
    expect(await attention(staff)).toBe(0);
  });
});
