import { describe, expect, test } from "vitest";
import { addCourse, enrol } from "../factories/courses.ts";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import {
  addWithdrawableOrder,
  deliveryDay,
  orderDetail,
  requestWithdrawal,
} from "../factories/withdrawals.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();

describe("who", () => {
  test("withdraws: the owner, or the holder of the link; not strangers, not staff in their name", async () => {
    const { order_id, token } = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const stranger = await addPerson(db);
    const employee = await addPerson(db, "employee");
    for (const who of ["anon", stranger, employee]) {
      expect(await hintOf(requestWithdrawal(db, who, { order: order_id }))).toBe("not_found");
    }
    expect(await hintOf(requestWithdrawal(db, "anon", { token: "0".repeat(48) }))).toBe("not_found");
    expect(await hintOf(requestWithdrawal(db, "anon", {}))).toBe("not_found");
    expect(await requestWithdrawal(db, "anon", { token })).toMatchObject({ state: "solicitado" });
  });

  test("reads an order in full: owner, staff, the link; strangers get nothing", async () => {
    const { order_id, owner, token } = await addWithdrawableOrder(db);
    const stranger = await addPerson(db);
    expect(await orderDetail(db, "anon", { order: order_id })).toBeNull();
    expect(await orderDetail(db, stranger, { order: order_id })).toBeNull();
    expect(await orderDetail(db, stranger, { token: "f".repeat(48) })).toBeNull();
    expect(await orderDetail(db, "anon", {})).toBeNull();
    const mine = await orderDetail(db, owner, { order: order_id });
    expect(mine).toMatchObject({ is_own: true, token, items: [{ name: "Base" }, { name: "Control" }] });
    expect(mine).not.toHaveProperty("user_id");
    expect(await orderDetail(db, await addPerson(db, "employee"), { order: order_id })).toMatchObject({
      is_own: false,
    });
    expect(await orderDetail(db, "anon", { token })).toMatchObject({ is_own: false, payments: [] });
  });
});

describe("own orders", () => {
  type Page = { total: number; orders: { id: string; items: unknown[] }[] };
  const page = (who: Who, past: boolean | null, limit = 10) =>
    answerAs<Page>(db, who)`select public.own_orders(${past}, ${limit})`;

  test("open and past ones, newest first, with their total; no other person's, not even for staff", async () => {
    const owner = await addPerson(db, "employee");
    await addWithdrawableOrder(db);
    const product = await addProduct(db, { stock: 20 });
    const place = (more = {}) =>
      placeOrder(db, owner, { items: [cartLine(product)], total: product.price, ...more });
    const [delivered, open, cancelled] = [
      await place(),
      await place({ address: "Calle 2 # 3-4" }),
      await place({ address: "Calle 3 # 4-5" }),
    ];
    await db.sql`update public.orders set status = 'fulfilled', shipping_status = 'delivered', payment_status = 'paid',
      created_at = now() - interval '3 days' where id = ${delivered.order_id}`;
    await db.as(owner, (sql) => sql`select public.cancel_order(${cancelled.token})`);
    const course = await enrol(db, owner, [await addCourse(db)]);
    await db.sql`update public.orders set created_at = now() - interval '1 day' where id = ${course}`;

    const current = await page(owner, false);
    expect([current.total, current.orders.map(({ id }) => id)]).toEqual([1, [open.order_id]]);
    const past = await page(owner, true);
    expect(past.orders.map(({ id }) => id)).toEqual([cancelled.order_id, course, delivered.order_id]);
    const newest = await page(owner, null, 2);
    expect([newest.total, newest.orders.length]).toEqual([4, 2]);
    expect(newest.orders[0]?.items).toHaveLength(1);
    expect(newest.orders[0]).not.toHaveProperty("user_id");
    expect(await page(await addPerson(db), null)).toEqual({ total: 0, orders: [] });
  });

  test("any part of the number finds the order, of its owner only", async () => {
    const owner = await addPerson(db);
    const product = await addProduct(db, { stock: 20 });
    const place = (more = {}) =>
      placeOrder(db, owner, { items: [cartLine(product)], total: product.price, ...more });
    const [wanted] = [await place(), await place({ address: "Calle 2 # 3-4" })];
    const found = async (who: Who, number: string) =>
      (await answerAs<Page>(db, who)`select public.own_orders(p_number => ${number})`).orders.map(
        ({ id }) => id,
      );
    const number = wanted.order_id.slice(0, 8);
    for (const part of [number, number.slice(2), number.slice(0, 6)])
      expect(await found(owner, part)).toContain(wanted.order_id);
    expect(await found(owner, number)).toEqual([wanted.order_id]);
    expect(await found(owner, "%")).toEqual([]);
    expect(await found(await addPerson(db), number)).toEqual([]);
  });
});
