import { describe, expect, test } from "vitest";
import { applyPayment, beginPayment, newProviderId } from "../factories/payment-updates.ts";
import {
  abandonPayment,
  auditCount,
  openSale,
  paymentOf,
  shuffled,
  snapshot,
  stateOf,
  timesPaid,
} from "../factories/payments.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";
import { IS_MAIN } from "../support/suites.ts";

const db = await testDatabase();

/** Seeds of shuffles: a third of them in `npm test`. */
const seeds = (count: number) =>
  Array.from({ length: IS_MAIN ? Math.ceil(count / 3) : count }, (_, i) => i + 1);

describe("an update of a payment", () => {
  test("stores method, instalments and last digits", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "approved", { status_detail: "accredited", installments: 3 }));
    expect(await paymentOf(db, id)).toMatchObject({
      attempt: 1,
      status: "approved",
      status_detail: "accredited",
      last_four: "6260",
    });
    expect(await timesPaid(db, sale)).toBe(1);
  });

  test("repeated a hundred times at once has one effect", async () => {
    const sale = await openSale(db);
    const update = snapshot(sale, newProviderId(), "approved");
    const outcomes = await withConnections(db, 8, (runner) =>
      Promise.all(Array.from({ length: 100 }, () => applyPayment(runner, update))),
    );
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "unchanged")).toHaveLength(99);
    expect(await timesPaid(db, sale)).toBe(1);
    expect(await stateOf(db, sale)).toBe("paid confirmed held");
  });

  test.each(seeds(12))("in any order ends the same (seed %i)", async (seed) => {
    const sale = await openSale(db);
    const id = newProviderId();
    const history = [
      snapshot(sale, id, "pending"),
      snapshot(sale, id, "in_process"),
      snapshot(sale, id, "approved"),
      snapshot(sale, id, "approved", { refunded_amount: 10_000, status_detail: "partially_refunded" }),
    ];
    const deliveries = shuffled(
      Array.from({ length: 100 }, (_, i) => history[i % history.length]!),
      seed,
    );
    for (const update of deliveries) await applyPayment(db, update);
    expect(await stateOf(db, sale)).toBe("partially_refunded confirmed held");
    expect(await timesPaid(db, sale)).toBe(1);
    const rows = await db.sql`select 1 from public.payments where order_id = ${sale.order.order_id}`;
    expect(rows).toHaveLength(1);
  });

  test.each(seeds(6))("of a rejection in any order never reopens the payment (seed %i)", async (seed) => {
    const sale = await openSale(db);
    const id = newProviderId();
    const history = ["pending", "in_process", "rejected"].map((status) => snapshot(sale, id, status));
    for (const update of shuffled([...history, ...history, ...history, ...history], seed))
      await applyPayment(db, update);
    expect(await stateOf(db, sale)).toBe("rejected placed free");
    expect(await paymentOf(db, id)).toMatchObject({ status: "rejected" });
  });

  test.each(seeds(4))(
    "of two payments in any order leaves one paid and one due for refund (seed %i)",
    async (seed) => {
      const sale = await openSale(db);
      const [one, two] = [newProviderId(), newProviderId()];
      const without = { idempotency_key: null };
      const history = [
        snapshot(sale, one, "in_process", without),
        snapshot(sale, one, "approved", without),
        snapshot(sale, two, "in_process", without),
        snapshot(sale, two, "approved", without),
      ];
      for (const update of shuffled([...history, ...history, ...history], seed))
        await applyPayment(db, update);
      expect(await stateOf(db, sale)).toBe("paid confirmed held");
      const due = [(await paymentOf(db, one))?.refund_due, (await paymentOf(db, two))?.refund_due];
      expect(due.toSorted()).toEqual([false, true]);
      expect(await timesPaid(db, sale)).toBe(1);
    },
  );

  test.each([
    ["a smaller amount", { amount: 49_999 }],
    ["a larger amount", { amount: 50_001 }],
    ["cents", { amount: 50_000.5 }],
    ["no amount", { amount: null }],
    ["another currency", { currency: "USD" }],
    ["no currency", { currency: null }],
  ])("with %s is refused and audited once", async (_, wrong) => {
    const sale = await openSale(db);
    const update = snapshot(sale, newProviderId(), "approved", wrong);
    expect([await applyPayment(db, update), await applyPayment(db, update)]).toEqual([
      "mismatch",
      "mismatch",
    ]);
    expect(await stateOf(db, sale)).toBe("unpaid placed held");
    expect(await auditCount(db, sale, "payment.mismatch")).toBe(1);
  });

  test.each([
    ["none", null],
    ["another order's", crypto.randomUUID()],
    ["not an order's", "Pedido 12"],
    ["dashes", "-".repeat(36)],
  ])("with a reference that is %s changes nothing", async (_, reference) => {
    const sale = await openSale(db);
    expect(
      await applyPayment(db, snapshot(sale, newProviderId(), "approved", { external_reference: reference })),
    ).toBe("unknown_order");
    expect(await stateOf(db, sale)).toBe("unpaid placed held");
  });

  test("that names a different order than before is refused and audited", async () => {
    const [one, two] = [await openSale(db), await openSale(db)];
    const id = newProviderId();
    await applyPayment(db, snapshot(one, id, "approved"));
    expect(await applyPayment(db, snapshot(two, id, "approved"))).toBe("mismatch");
    expect(await stateOf(db, two)).toBe("unpaid placed held");
    expect(await auditCount(db, two, "payment.mismatch")).toBe(1);
  });

  test("with an unknown status is an error and changes nothing", async () => {
    const sale = await openSale(db);
    expect((await refusal(applyPayment(db, snapshot(sale, newProviderId(), "teleported")))).code).toBe(
      "23514",
    );
    expect(await stateOf(db, sale)).toBe("unpaid placed held");
  });

  test("finds its own attempt by the key, even after that attempt was given up", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    const second = await beginPayment(db, sale.order.token);
    const [late, now] = [newProviderId(), newProviderId()];
    await applyPayment(db, snapshot({ ...sale, key: second.idempotency_key }, now, "approved"));
    expect(await applyPayment(db, snapshot(sale, late, "approved"))).toBe("refund_due");
    expect(await paymentOf(db, now)).toMatchObject({ attempt: 2, refund_due: false });
    expect(await paymentOf(db, late)).toMatchObject({ attempt: 1, refund_due: true });
  });

  test("without a key goes to the open attempt, not to one that was given up", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    await beginPayment(db, sale.order.token);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "in_process", { idempotency_key: null }));
    expect(await paymentOf(db, id)).toMatchObject({ attempt: 2 });
  });
});
