import { describe, expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId } from "../factories/payment-updates.ts";
import {
  abandonPayment,
  expireOrder,
  openSale,
  paymentOf,
  type Sale,
  snapshot,
  stateOf,
} from "../factories/payments.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();

describe("an attempt", () => {
  test("carries the order's own total, key and items", async () => {
    const product = await addProduct(db, { name: "Joystick", stock: 3, price: 18_000 });
    const order = await buyProduct(db, product, 2);
    expect(await beginPayment(db, order.token)).toMatchObject({
      order_id: order.order_id,
      attempt: 1,
      idempotency_key: `${order.order_id}-1`,
      amount: 36_000,
      items: [{ id: product.id, type: "product", name: "Joystick", quantity: 2, unit_price: 18_000 }],
    });
  });

  test("twenty at once open one", async () => {
    const order = await buyProduct(db, await addProduct(db));
    const results = await withConnections(db, 8, (runner) =>
      Promise.allSettled(Array.from({ length: 20 }, () => beginPayment(runner, order.token))),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.hint] : []));
    expect(refused).toEqual(Array(19).fill("payment_in_flight"));
  });

  test("after a rejection reserves its stock again, or reports that it is gone", async () => {
    const sale = await openSale(db);
    await applyPayment(db, snapshot(sale, newProviderId(), "rejected"));
    expect(await stockOf(db, sale.product)).toBe(1);
    expect(await beginPayment(db, sale.order.token)).toMatchObject({
      attempt: 2,
      idempotency_key: `${sale.order.order_id}-2`,
    });
    expect(await stateOf(db, sale)).toBe("rejected placed held");

    const other = await openSale(db);
    await applyPayment(db, snapshot(other, newProviderId(), "rejected"));
    await buyProduct(db, other.product);
    expect(await hintOf(beginPayment(db, other.order.token))).toBe("out_of_stock");
  });

  test("keeps the order open for ten more minutes", async () => {
    const order = await buyProduct(db, await addProduct(db));
    await db.sql`update public.orders set expires_at = now() + interval '1 minute' where id = ${order.order_id}`;
    await beginPayment(db, order.token);
    const [left] =
      await db.sql`select extract(epoch from expires_at - now()) as s from public.orders where id = ${order.order_id}`;
    expect(Number(left?.s)).toBeGreaterThan(590);
  });

  test.each<[string, (sale: Sale) => Promise<unknown>]>([
    ["payment_in_flight", async () => undefined],
    ["already_paid", (sale) => applyPayment(db, snapshot(sale, newProviderId(), "approved"))],
    ["order_closed", async (sale) => [await abandonPayment(db, sale.paymentId), await expireOrder(db, sale)]],
    [
      "order_closed",
      async (sale) => [
        await abandonPayment(db, sale.paymentId),
        await db.sql`select public.cancel_order(${sale.order.token})`,
      ],
    ],
    [
      "too_many_attempts",
      (sale) =>
        db.sql`update public.payments set status = 'rejected', attempt = 10 where id = ${sale.paymentId}`,
    ],
  ])("is refused with %s", async (hint, prepare) => {
    const sale = await openSale(db);
    await prepare(sale);
    expect(await hintOf(beginPayment(db, sale.order.token))).toBe(hint);
  });

  test("is not for orders that are paid on delivery, nor for unknown tokens", async () => {
    const order = await buyProduct(db, await addProduct(db), 1, { method: "contra_entrega" });
    expect(await hintOf(beginPayment(db, order.token))).toBe("not_payable");
    expect(await hintOf(beginPayment(db, "nada"))).toBe("not_found");
  });

  test("that was given up leaves no order under review when the provider has decided meanwhile", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    const second = await beginPayment(db, sale.order.token);
    // The provider did know the first one, which is decided while the second is in progress.
    const id = newProviderId();
    for (const status of ["in_process", "rejected"]) await applyPayment(db, snapshot(sale, id, status));
    await abandonPayment(db, second.payment_id);
    expect(await stateOf(db, sale)).toMatch(/^rejected placed/);
    await expireOrder(db, sale);
    expect(await stateOf(db, sale)).toBe("rejected expired free");
  });

  test("that the provider refused allows the next, and closes only an open one", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    expect(await beginPayment(db, sale.order.token)).toMatchObject({ attempt: 2 });
    const paid = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(paid, id, "approved"));
    await abandonPayment(db, paid.paymentId);
    expect((await paymentOf(db, id))?.status).toBe("approved");
  });
});
