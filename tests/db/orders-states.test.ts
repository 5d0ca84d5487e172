import { describe, expect, test } from "vitest";
import { addCashOrder, addPaidOrder, openRefund } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");

const STATUSES = ["placed", "confirmed", "fulfilled", "cancelled", "expired"];
const PAYMENTS = ["unpaid", "pending", "paid", "rejected", "partially_refunded", "refunded", "charged_back"];
const IN_SHOP = ["pending", "processing"];
const SHIPPING = [...IN_SHOP, "shipped", "in_transit", "out_for_delivery", "delivered", "cancelled"];
const SETTLED = ["paid", "partially_refunded", "charged_back"];

/** The rule of private.is_legal_order, written a second time. */
function isLegal(status: string, payment: string, shipping: string): boolean {
  if (status === "placed")
    return shipping === "pending" && ["unpaid", "pending", "rejected"].includes(payment);
  if (status === "fulfilled")
    return (
      ["pending", "delivered"].includes(shipping) && ["unpaid", "refunded", ...SETTLED].includes(payment)
    );
  if (status === "confirmed")
    return (
      shipping !== "cancelled" &&
      (["unpaid", ...SETTLED].includes(payment) || (payment === "refunded" && !IN_SHOP.includes(shipping)))
    );
  return shipping === "cancelled" && ["unpaid", "rejected", "refunded", "charged_back"].includes(payment);
}

describe("the table of orders", () => {
  test("refuses every combination of the three states that is not allowed, even for the superuser", async () => {
    const { order_id } = await addCashOrder(db);
    await db.sql`update public.orders set has_reservation = false where id = ${order_id}`;
    const wrong: string[] = [];
    let legal = 0;
    for (const status of STATUSES)
      for (const payment of PAYMENTS)
        for (const shipping of SHIPPING) {
          const is =
            await db.sql`update public.orders set status = ${status}, payment_status = ${payment}, shipping_status = ${shipping}
            where id = ${order_id}`.then(
              () => "kept",
              (error: { constraint_name?: string }) => error.constraint_name,
            );
          legal += is === "kept" ? 1 : 0;
          if (is !== (isLegal(status, payment, shipping) ? "kept" : "orders_states"))
            wrong.push(`${status}/${payment}/${shipping}: ${is}`);
        }
    expect(wrong).toEqual([]);
    expect(legal).toBe(49);
  });

  test("lets no closed order reserve stock, and no order differ from the total of its lines", async () => {
    const { order_id } = await addCashOrder(db);
    const held = db.sql`update public.orders set status = 'cancelled', shipping_status = 'cancelled' where id = ${order_id}`;
    await expect(held).rejects.toMatchObject({ constraint_name: "orders_closed_hold_nothing" });
    for (const change of [
      db.sql`update public.orders set total_price = total_price + 1 where id = ${order_id}`,
      db.sql`update public.order_items set unit_price = 1 where order_id = ${order_id}`,
      db.sql`delete from public.order_items where order_id = ${order_id}`,
      db.sql`insert into public.orders (payment_method, quantity, total_price, customer_name, customer_phone) values ('card', 1, 1, 'Sin líneas', '3000000000')`,
    ])
      await expect(change).rejects.toMatchObject({ constraint_name: "orders_total" });
  });
});

describe("the records of money", () => {
  test("stay: no order, payment or withdrawal is deleted while money depends on it", async () => {
    const order = await addPaidOrder(db);
    await openRefund(db, laura, order, { amount: 1_000, left: 50_000 });
    for (const removal of [
      db.sql`delete from public.orders where id = ${order.order_id}`,
      db.sql`delete from public.payments where order_id = ${order.order_id}`,
    ])
      expect((await refusal(removal)).code).toBe("23503");
    const left =
      await db.sql`select (select count(*)::int from public.payments where order_id = ${order.order_id}) as payments,
      (select count(*)::int from public.refunds where order_id = ${order.order_id}) as refunds`;
    expect(left).toMatchObject([{ payments: 1, refunds: 1 }]);
  });

  test("never have more refunded than received", async () => {
    const order = await addPaidOrder(db);
    const { id } = await openRefund(db, laura, order, { amount: 20_000, left: 50_000 });
    for (const amount of [-1, 50_001]) {
      const change = db.sql`update public.payments set refunded_amount = ${amount} where order_id = ${order.order_id}`;
      expect((await refusal(change)).code).toBe("23514");
    }
    const sum = db.sql`update public.refunds set already = 30_001 where id = ${id}`;
    await expect(sum).rejects.toMatchObject({ constraint_name: "refunds_sum" });
  });
});
