import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { buyProduct, cartLine, orderOf, placeOrder } from "../factories/orders.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { testDatabase, type Who, withConnections } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();

const expire = () => db.as("service_role", (sql) => sql`select public.expire_orders()`);
const cancel = (who: Who, token: string) => db.as(who, (sql) => sql`select public.cancel_order(${token})`);
const overdue = (order: { order_id: string }) =>
  db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;

describe("the same checkout key", () => {
  test("returns the same order, and refuses another content", async () => {
    const product = await addProduct(db);
    const key = randomUUID();
    const first = await buyProduct(db, product, 1, { key, phone: "3001112233" });
    const again = await buyProduct(db, product, 1, { key, phone: "3001112233" });
    expect(again).toEqual(first);
    expect(await hintOf(buyProduct(db, product, 2, { key, phone: "3001112233" }))).toBe("checkout_changed");
    expect(await stockOf(db, product)).toBe(9);
  });

  test("places one order when forty requests arrive at once", async () => {
    const product = await addProduct(db);
    const key = randomUUID();
    const placed = await withConnections(db, 8, (runner) =>
      Promise.all(
        Array.from({ length: 40 }, () => buyProduct(runner, product, 1, { key, phone: "3009998877" })),
      ),
    );
    expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(1);
    expect(await stockOf(db, product)).toBe(9);
  });
});

describe("many buyers at once", () => {
  test("200 of them and 10 units: exactly 10 orders", async () => {
    const product = await addProduct(db, { stock: 10 });
    const results = await withConnections(db, 8, (runner) =>
      Promise.allSettled(Array.from({ length: 200 }, () => buyProduct(runner, product))),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.hint] : []));
    expect(refused).toEqual(Array(190).fill("out_of_stock"));
    expect(await stockOf(db, product)).toBe(0);
    const [held] = await db.sql`
      select count(*)::int as orders, sum(i.quantity)::int as units from public.orders o join public.order_items i on i.order_id = o.id
      where i.item_id = ${product.id} and o.has_reservation`;
    expect(held).toEqual({ orders: 10, units: 10 });
  });

  test("200 of them who want 3 each of 10 units: 3 orders, and one unit is left", async () => {
    const product = await addProduct(db, { stock: 10 });
    const results = await withConnections(db, 8, (runner) =>
      Promise.allSettled(Array.from({ length: 200 }, () => buyProduct(runner, product, 3))),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(3);
    expect(await stockOf(db, product)).toBe(1);
  });

  test("carts in opposite order, replacements and expiries never deadlock", async () => {
    const products: Product[] = [];
    for (const name of ["A", "B", "C", "D"]) products.push(await addProduct(db, { name, stock: 1000 }));
    const cart = (n: number) => {
      const mixed = products.map((_, i) => products[(i + n) % products.length]!);
      return (n % 2 ? mixed : mixed.toReversed()).slice(0, 2 + (n % 3)).map((product) => cartLine(product));
    };
    await withConnections(db, 8, async (runner) => {
      const buyOne = async (n: number) => {
        const first = randomUUID();
        const phone = `301${String(n).padStart(7, "0")}`;
        const items = cart(n);
        await placeOrder(runner, "service_role", { key: first, items, total: items.length * 50_000, phone });
        const other = cart(n + 1);
        await placeOrder(runner, "service_role", {
          items: other,
          total: other.length * 50_000,
          phone,
          replaces: first,
        });
        if (n % 5 === 0) {
          await db.sql`update public.orders set expires_at = now() - interval '1 second' where customer_phone = ${phone} and status = 'placed'`;
          await runner.as("service_role", (sql) => sql`select public.expire_orders()`);
        }
      };
      await Promise.all(Array.from({ length: 30 }, (_, n) => buyOne(n)));
    });
    await expire();
    for (const product of products) {
      const [held] = await db.sql`select coalesce(sum(i.quantity), 0)::int as units from public.orders o
        join public.order_items i on i.order_id = o.id where i.item_id = ${product.id} and o.has_reservation`;
      expect((await stockOf(db, product)) + held?.units).toBe(1000);
    }
  });
});

describe("giving stock back", () => {
  test("a new checkout replaces the previous unpaid one", async () => {
    const product = await addProduct(db, { stock: 3 });
    const key = randomUUID();
    const first = await buyProduct(db, product, 3, { key });
    const second = await buyProduct(db, product, 2, { replaces: key });
    expect(await orderOf(db, first)).toMatchObject({ status: "cancelled", has_reservation: false });
    expect(await orderOf(db, second)).toMatchObject({ status: "placed", has_reservation: true });
    expect(await stockOf(db, product)).toBe(1);
    expect(await hintOf(buyProduct(db, product, 3, { key }))).toBe("checkout_changed");
  });

  test("not while a payment of the earlier one may still succeed", async () => {
    const product = await addProduct(db);
    const key = randomUUID();
    const first = await buyProduct(db, product, 1, { key });
    await db.sql`select public.begin_payment(${first.token})`;
    expect(await hintOf(buyProduct(db, product, 1, { replaces: key }))).toBe("payment_in_flight");
    expect(await orderOf(db, first)).toMatchObject({ status: "placed", has_reservation: true });
  });

  test("a failed replacement leaves the earlier order as it was", async () => {
    const product = await addProduct(db, { stock: 3 });
    const key = randomUUID();
    const first = await buyProduct(db, product, 3, { key });
    expect(await hintOf(buyProduct(db, product, 4, { replaces: key }))).toBe("out_of_stock");
    expect(await orderOf(db, first)).toMatchObject({ status: "placed", has_reservation: true });
    expect(await stockOf(db, product)).toBe(0);
  });

  test("two concurrent runs of the expiry return it once", async () => {
    const product = await addProduct(db, { stock: 30 });
    const orders = await Promise.all(Array.from({ length: 20 }, () => buyProduct(db, product)));
    for (const order of orders) await overdue(order);
    await Promise.all([expire(), expire(), expire(), expire()]);
    for (const order of orders) expect((await orderOf(db, order)).status).toBe("expired");
    expect(await stockOf(db, product)).toBe(30);
  });

  test("an order with a payment in progress does not expire", async () => {
    const product = await addProduct(db);
    const placed = await buyProduct(db, product);
    await db.sql`select public.begin_payment(${placed.token})`;
    await overdue(placed);
    await expire();
    expect((await orderOf(db, placed)).status).toBe("placed");
  });

  test("the holder of the link cancels it, once, and it is logged", async () => {
    const product = await addProduct(db);
    const placed = await buyProduct(db, product, 4);
    await cancel("anon", placed.token);
    expect(await orderOf(db, placed)).toMatchObject({ status: "cancelled", has_reservation: false });
    expect(await stockOf(db, product)).toBe(10);
    expect(await hintOf(cancel("anon", placed.token))).toBe("not_cancellable");
    expect(await hintOf(cancel("anon", "0".repeat(48)))).toBe("not_found");
    const [log] = await db.sql`select details from public.audit_log where entity_id = ${placed.order_id}`;
    expect(log?.details).toEqual({ by: "customer" });
  });

  test("ten concurrent cancellations return it once", async () => {
    const product = await addProduct(db);
    const placed = await buyProduct(db, product, 4);
    const tries = await withConnections(db, 8, (runner) =>
      Promise.allSettled(
        Array.from({ length: 10 }, () =>
          runner.as("anon", (sql) => sql`select public.cancel_order(${placed.token})`),
        ),
      ),
    );
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.hint] : []));
    expect(refused).toEqual(Array(9).fill("not_cancellable"));
    expect(await stockOf(db, product)).toBe(10);
  });

  test("a shipped order is not cancelled", async () => {
    const placed = await buyProduct(db, await addProduct(db), 1, { method: "contra_entrega" });
    await db.sql`update public.orders set status = 'confirmed', shipping_status = 'shipped' where id = ${placed.order_id}`;
    expect(await hintOf(cancel("anon", placed.token))).toBe("not_cancellable");
  });
});
