import { expect, test } from "vitest";
import { cartLine, type PlacedOrder, placeOrder } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { IS_MAIN } from "../support/suites.ts";

const db = await testDatabase();

const ROUNDS = IS_MAIN ? 12 : 40;

test("a refund concurrent with the late approval of another order of the same person and product never deadlocks", async () => {
  const person = await addPerson(db);
  const product = await addProduct(db, { stock: 100 });
  const failed: string[] = [];
  await withConnections(db, 2, async (runner) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = (address: string) =>
        placeOrder(db, person, {
          items: [cartLine(product)],
          total: product.price,
          phone: "3331112233",
          address,
        });
      const update = (order: PlacedOrder, id: string, status: string, refunded_amount = 0) =>
        paymentUpdate(order, id, status, { refunded_amount });
      const [refunded, late] = [await place("Calle 1 # 1"), await place("Calle 2 # 2")];
      const [first, second] = [newProviderId(), newProviderId()];
      for (const order of [refunded, late]) await beginPayment(db, order.token);
      // No real customer orders eighty times in ten minutes.
      await db.sql`delete from public.rate_limits`;
      await applyPayment(db, update(refunded, first, "approved"));
      await applyPayment(db, update(late, second, "rejected"));
      await db.sql`select private.cancel_unpaid(${late.order_id}, 'expired')`;
      const results = await Promise.allSettled([
        applyPayment(runner, update(refunded, first, "refunded", product.price)),
        applyPayment(runner, update(late, second, "approved")),
      ]);
      for (const result of results)
        if (result.status === "rejected") failed.push((result.reason as { code: string }).code);
    }
  });
  expect(failed).toEqual([]);
  // Each round sells one unit and returns one.
  expect(await stockOf(db, product)).toBe(100 - ROUNDS);
  const [ledger] =
    await db.sql`select sum(points)::int as points from public.xp_events where user_id = ${person}`;
  expect(ledger?.points).toBe((ROUNDS * product.price) / 1000);
}, 120_000);
