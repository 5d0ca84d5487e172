import { describe, expect, test } from "vitest";
import { buyProduct, orderOf } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId } from "../factories/payment-updates.ts";
import {
  abandonPayment,
  auditCount,
  expireOrder,
  openSale,
  PRICE,
  paymentOf,
  snapshot,
  stateOf,
  timesPaid,
} from "../factories/payments.ts";
import { testDatabase, withConnections } from "../support/database.ts";

const db = await testDatabase();

describe("money due for refund", () => {
  test("a second approved payment", async () => {
    const sale = await openSale(db);
    const [first, second] = [newProviderId(), newProviderId()];
    await applyPayment(db, snapshot(sale, first, "approved"));
    expect(await applyPayment(db, snapshot(sale, second, "approved", { idempotency_key: null }))).toBe(
      "refund_due",
    );
    expect(await stateOf(db, sale)).toBe("paid confirmed held");
    // Refunded, it no longer counts, and the order stays paid.
    await applyPayment(db, snapshot(sale, second, "refunded", { refunded_amount: PRICE }));
    expect(await paymentOf(db, second)).toMatchObject({ status: "refunded", refund_due: false });
    expect(await stateOf(db, sale)).toBe("paid confirmed held");
  });

  test("an approval after the expiry revives the order while there is stock", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    await expireOrder(db, sale);
    expect(await stateOf(db, sale)).toBe("unpaid expired free");
    expect(await applyPayment(db, snapshot(sale, newProviderId(), "approved"))).toBe("paid");
    expect(await stateOf(db, sale)).toBe("paid confirmed held");
    expect(await orderOf(db, sale.order)).toMatchObject({ shipping_status: "pending", cancelled_at: null });
  });

  test("an approval is due for refund when the stock is gone, even if stock returns", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    await expireOrder(db, sale);
    const rival = await buyProduct(db, sale.product);
    const id = newProviderId();
    expect(await applyPayment(db, snapshot(sale, id, "approved"))).toBe("refund_due");
    expect(await orderOf(db, sale.order)).toMatchObject({
      status: "expired",
      payment_status: "unpaid",
      has_reservation: false,
    });
    await db.sql`select public.cancel_order(${rival.token})`;
    expect(await applyPayment(db, snapshot(sale, id, "approved", { status_detail: "again" }))).toBe(
      "refund_due",
    );
    expect(await timesPaid(db, sale)).toBe(0);
    await applyPayment(db, snapshot(sale, id, "refunded", { refunded_amount: PRICE }));
    expect(await paymentOf(db, id)).toMatchObject({ refund_due: false });
    expect((await orderOf(db, sale.order)).payment_status).toBe("refunded");
  });

  test("a refund returns stock once, unless the parcel was shipped", async () => {
    const [kept, sent] = [await openSale(db), await openSale(db)];
    for (const [sale, shipping] of [
      [kept, "processing"],
      [sent, "shipped"],
    ] as const) {
      const id = newProviderId();
      await applyPayment(db, snapshot(sale, id, "approved"));
      await db.sql`update public.orders set shipping_status = ${shipping} where id = ${sale.order.order_id}`;
      const update = snapshot(sale, id, "refunded", { refunded_amount: PRICE });
      await withConnections(db, 5, (runner) =>
        Promise.all(Array.from({ length: 10 }, () => applyPayment(runner, update))),
      );
    }
    expect(await stateOf(db, kept)).toBe("refunded cancelled free");
    expect(await stateOf(db, sent)).toBe("refunded confirmed held");
  });

  test("a refunded payment is refunded in full, though the provider sends no amount, or only an earlier one", async () => {
    for (const untold of [0, null, 10_000]) {
      const sale = await openSale(db);
      const id = newProviderId();
      await applyPayment(db, snapshot(sale, id, "approved"));
      await applyPayment(db, snapshot(sale, id, "approved", { refunded_amount: 10_000 }));
      const update = snapshot(sale, id, "refunded", { refunded_amount: untold, status_detail: "by_admin" });
      expect(await applyPayment(db, update)).toBe("refunded");
      expect(await paymentOf(db, id)).toMatchObject({ status: "refunded", refunded_amount: PRICE });
      expect(await stateOf(db, sale)).toBe("refunded cancelled free");
    }
  });

  test("a dispute or a claim without an amount is recorded after a partial refund, and keeps it", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "approved"));
    await applyPayment(db, snapshot(sale, id, "approved", { refunded_amount: 10_000 }));
    for (const status of ["in_mediation", "charged_back"])
      expect(await applyPayment(db, snapshot(sale, id, status, { refunded_amount: null }))).toBe(
        status === "charged_back" ? "charged_back" : "recorded",
      );
    expect(await paymentOf(db, id)).toMatchObject({ status: "charged_back", refunded_amount: 10_000 });
    expect(
      await applyPayment(
        db,
        snapshot(sale, id, "charged_back", { refunded_amount: null, status_detail: "reimbursed" }),
      ),
    ).toBe("partially_refunded");
  });

  test("disputes are logged for staff", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "approved"));
    await applyPayment(db, snapshot(sale, id, "in_mediation"));
    await applyPayment(db, snapshot(sale, id, "charged_back", { status_detail: "in_process" }));
    expect(await auditCount(db, sale, "payment.in_mediation")).toBe(1);
    expect(await auditCount(db, sale, "payment.charged_back")).toBe(1);
  });

  test("a late rejection of one attempt does not affect the next", async () => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    const second = await beginPayment(db, sale.order.token);
    await applyPayment(db, snapshot(sale, newProviderId(), "rejected"));
    expect(await stateOf(db, sale)).toBe("unpaid placed held");
    await applyPayment(db, snapshot({ ...sale, key: second.idempotency_key }, newProviderId(), "approved"));
    expect(await stateOf(db, sale)).toBe("paid confirmed held");
  });
});

describe("a person who ordered without an account", () => {
  test.each<[string, Record<string, unknown>]>([
    ["that came after the stock was gone", {}],
    ["that does not match", { amount: 1 }],
  ])("is not deleted while the shop has money %s", async (_, more) => {
    const sale = await openSale(db);
    await abandonPayment(db, sale.paymentId);
    await expireOrder(db, sale);
    await buyProduct(db, sale.product);
    const id = newProviderId();
    expect(await applyPayment(db, snapshot(sale, id, "approved", more))).toMatch(/refund_due|mismatch/);
    await db.sql`update public.orders set created_at = now() - interval '40 days', cancelled_at = now() - interval '40 days'
      where id = ${sale.order.order_id}`;
    const isKnown = async () => {
      await db.sql`update private.tidied set at = '-infinity'`;
      await db.as("service_role", (sql) => sql`select public.tidy()`);
      const [row] =
        await db.sql`select customer_phone <> '' as known from public.orders where id = ${sale.order.order_id}`;
      return row?.known;
    };
    expect(await isKnown()).toBe(true);
    await db.sql`update public.payments set refund_due = false where order_id = ${sale.order.order_id}`;
    await db.sql`update private.payment_mismatches set settled_at = now() where order_id = ${sale.order.order_id}`;
    expect(await isKnown()).toBe(false);
  });
});
