import { beforeEach, describe, expect, test } from "vitest";
import { buyProduct, cartLine, orderOf, type PlacedOrder, placeOrder } from "../factories/orders.ts";
import { beginPayment } from "../factories/payment-updates.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
beforeEach(
  () => db.sql`select private.cancel_unpaid(id, 'cancelled') from public.orders where status = 'placed'`,
);

const holds = async (order: PlacedOrder) => (await orderOf(db, order)).has_reservation as boolean;

/** Lets an order's half hour go by unpaid. */
async function runOut({ order_id }: PlacedOrder): Promise<void> {
  await db.sql`update public.orders set created_at = created_at - interval '30 minutes', expires_at = now() - interval '1 second' where id = ${order_id}`;
  await db.sql`select public.expire_orders()`;
}

describe("an unpaid card order", () => {
  test("of one client address reserves five units of a product or half of them; more is taken from stock when it is paid", async () => {
    const product = await addProduct(db, { stock: 100, price: 1000 });
    const half = await buyProduct(db, product, 50, { visitor: "half" });
    expect(await stockOf(db, product)).toBe(50);
    const all = await buyProduct(db, product, 50, { visitor: "all" });
    expect([await holds(half), await holds(all)]).toEqual([true, false]);
    const scarce = await addProduct(db, { stock: 5, price: 1000 });
    for (let n = 0; n < 8; n += 1) await buyProduct(db, scarce, 1, { visitor: "all" }).catch(() => {});
    expect(await stockOf(db, scarce)).toBe(0);
    const larger = await addProduct(db, { stock: 8, price: 1000 });
    for (let n = 0; n < 8; n += 1) await buyProduct(db, larger, 1, { visitor: "larger" });
    expect(await stockOf(db, larger)).toBe(3);
  });

  test("of an account reserves twenty or half", async () => {
    const product = await addProduct(db, { stock: 30, price: 1000 });
    const person = await addPerson(db);
    const place = (quantity: number, address: string) =>
      placeOrder(db, person, { items: [cartLine(product, quantity)], total: quantity * 1000, address });
    expect(await holds(await place(20, "Calle 1 # 1"))).toBe(true);
    expect(await holds(await place(10, "Calle 2 # 2"))).toBe(false);
    expect(await stockOf(db, product)).toBe(10);
  });

  test("that reserves nothing can still be paid: its units leave the stock before the charge, or nothing is charged", async () => {
    const product = await addProduct(db, { stock: 10, price: 1000 });
    const [first, second] = [await buyProduct(db, product, 10), await buyProduct(db, product, 10)];
    expect([await holds(first), await holds(second)]).toEqual([false, false]);
    await beginPayment(db, second.token);
    expect([await holds(second), await stockOf(db, product)]).toEqual([true, 0]);
    expect(await hintOf(beginPayment(db, first.token))).toBe("out_of_stock");
    expect(await hintOf(buyProduct(db, product, 1))).toBe("out_of_stock");
  });

  test("of the last unit reserves it, three times; after that the first to pay gets it", async () => {
    const product = await addProduct(db, { stock: 1 });
    const place = (visitor: string) => buyProduct(db, product, 1, { visitor });
    for (let n = 0; n < 3; n += 1) {
      const order = await place("again and again");
      expect(await holds(order)).toBe(true);
      await runOut(order);
    }
    const fourth = await place("again and again");
    expect(await holds(fourth)).toBe(false);
    // An honest buyer of the last unit, from anywhere.
    const honest = await place("elsewhere");
    expect(await holds(honest)).toBe(true);
    await beginPayment(db, honest.token);
    expect(await hintOf(beginPayment(db, fourth.token))).toBe("out_of_stock");
  });

  test("counts the reserved time, not the attempts: cancelling early and often does not help", async () => {
    const product = await addProduct(db, { stock: 1 });
    for (let n = 0; n < 6; n += 1) {
      const order = await buyProduct(db, product, 1, { visitor: "impatient" });
      await db.sql`update public.orders set created_at = created_at - interval '14 minutes' where id = ${order.order_id}`;
      await db.sql`select public.cancel_order(${order.token})`;
    }
    expect(await holds(await buyProduct(db, product, 1, { visitor: "impatient" }))).toBe(true);
    await db.sql`select private.cancel_unpaid(id, 'cancelled') from public.orders where status = 'placed'`;
    await db.sql`update public.orders o set created_at = o.created_at - interval '10 minutes' from public.order_items i
      where i.order_id = o.id and i.item_id = ${product.id}`;
    expect(await holds(await buyProduct(db, product, 1, { visitor: "impatient" }))).toBe(false);
    await db.sql`update public.stock_movements set created_at = created_at - interval '25 hours' where product_id = ${product.id}`;
    await db.sql`select private.cancel_unpaid(id, 'cancelled') from public.orders where status = 'placed'`;
    expect(await holds(await buyProduct(db, product, 1, { visitor: "impatient" }))).toBe(true);
  });

  test("of guests with twenty addresses reserves a unit for ten hours a day; accounts are not affected", async () => {
    const product = await addProduct(db, { stock: 1 });
    for (let n = 0; n < 20; n += 1)
      await runOut(await buyProduct(db, product, 1, { visitor: `address ${n}` }));
    expect(await holds(await buyProduct(db, product, 1, { visitor: "yet another" }))).toBe(false);
    const person = await addPerson(db);
    const order = await placeOrder(db, person, { items: [cartLine(product)], total: product.price });
    expect(await holds(order)).toBe(true);
  });

  test("reserves no more by trying cards that the provider refuses", async () => {
    const product = await addProduct(db, { stock: 10, price: 1000 });
    const order = await buyProduct(db, product, 10);
    for (let n = 0; n < 3; n += 1) {
      const { payment_id } = await beginPayment(db, order.token);
      expect(await stockOf(db, product)).toBe(0);
      await db.sql`select public.abandon_payment(${payment_id}, '400 3003')`;
      expect(await stockOf(db, product)).toBe(10);
    }
    // What it may reserve stays reserved after a refusal.
    const small = await buyProduct(db, product, 1);
    const { payment_id } = await beginPayment(db, small.token);
    await db.sql`select public.abandon_payment(${payment_id}, '400 3003')`;
    expect([await holds(small), await stockOf(db, product)]).toEqual([true, 9]);
  });
});
