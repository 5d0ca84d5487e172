import { describe, expect, test } from "vitest";
import { CASH_METHODS } from "../../lib/orders/labels.ts";
import {
  addCashOrder,
  addPaidOrder,
  cartLine,
  moveOrder,
  openRefund,
  type PlacedOrder,
  placeOrder,
  SHIPMENT,
} from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { type Product, stockOf } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";
import { IS_MAIN } from "../support/suites.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const owner = await addPerson(db);

const STATUSES = ["placed", "confirmed", "fulfilled", "cancelled", "expired"];
const PAYMENTS = ["unpaid", "pending", "paid", "rejected", "partially_refunded", "refunded", "charged_back"];
const IN_SHOP = ["pending", "processing"];
const SHIPPING = [...IN_SHOP, "shipped", "in_transit", "out_for_delivery", "delivered", "cancelled"];
const SETTLED = ["paid", "partially_refunded", "charged_back"];

/** The rule of private.is_legal_order, told a second time. */
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
  test("refuses every combination of the three states that no order may be in, even to the superuser", async () => {
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

  test("lets no closed order hold stock, and no order cost something else than its lines", async () => {
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

  test("never say that more went back than came", async () => {
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

const STEPS = [
  "confirm",
  "prepare",
  "ship",
  "transit",
  "out",
  "deliver",
  "complete",
  "collect",
  "uncollect",
  "cancel",
  "back",
  "pay",
  "reject",
  "review",
  "charge_back",
  "win",
  "refund_part",
  "refund_all",
  "give_up",
] as const;

describe("whatever happens to an order in whatever sequence", () => {
  /** Records what the provider says next of the order's payment. */
  async function update(
    order: PlacedOrder,
    id: string,
    status: string,
    status_detail = status,
    refunded?: number,
  ) {
    const [row] = await db.sql<{ back: number }[]>`
      select coalesce(max(refunded_amount), 0) as back from public.payments where provider_payment_id = ${id}`;
    const refunded_amount = refunded ?? row!.back;
    return applyPayment(db, paymentUpdate(order, id, status, { status_detail, refunded_amount }));
  }

  test.each(Array.from({ length: IS_MAIN ? 6 : 24 }, (_, seed) => seed + 1))(
    "sequence %i stays legal and its stock adds up",
    async (seed) => {
      const roll = seededRandom(seed);
      const cash = seed % 2 === 0;
      const order = await addCashOrder(db, {}, 4);
      const product: Product = order.product;
      const walked = await placeOrder(db, owner, {
        items: [cartLine(product, 2)],
        total: product.price * 2,
        method: cash ? "contra_entrega" : "card",
        phone: `333${String(seed).padStart(7, "0")}`,
      });
      const it = { ...order, ...walked };
      const id = newProviderId();
      const done: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const what = STEPS[roll(STEPS.length)]!;
        await take(what).then(
          () => done.push(what),
          (error: { hint?: string }) => {
            // Only refusals that tell a person something: anything else is a defect.
            if (!error.hint) throw new Error(`${what} after ${done.join(" ")}`, { cause: error });
          },
        );
        const [row] = await db.sql<{ is_legal: boolean; units: number; held: boolean }[]>`
        select private.is_legal_order(o.status, o.payment_status, o.shipping_status) as is_legal, o.has_reservation as held,
          (select sum(quantity - returned)::int from public.order_items where order_id = o.id) as units
        from public.orders o where id = ${walked.order_id}`;
        expect(`${done.join(" ")}: ${row!.is_legal}`).toBe(`${done.join(" ")}: true`);
        // One unit is the other order's.
        expect(await stockOf(db, product)).toBe(4 - 1 - (row!.held ? row!.units : 0));
      }
      expect(done.length).toBeGreaterThan(2);

      async function take(what: (typeof STEPS)[number]): Promise<unknown> {
        const total = product.price * 2;
        switch (what) {
          case "pay":
            if (!cash) await beginPayment(db, walked.token).catch(() => undefined);
            return update(it, id, "approved");
          case "reject":
            return update(it, id, "rejected");
          case "review":
            return update(it, id, "in_process");
          case "charge_back":
            return update(it, id, "charged_back", "in_process");
          case "win":
            return update(it, id, "charged_back", "reimbursed");
          case "refund_part":
          case "refund_all": {
            const [left] = await db.sql<{ payment: string; left: number; channel: string; back: number }[]>`
            select m.payment_id as payment, m.remaining as left, m.channel, p.refunded_amount as back
            from public.orders o, private.refundable(o) m join public.payments p on p.id = m.payment_id where o.id = ${walked.order_id}`;
            if (!left) return;
            const amount = what === "refund_all" ? left.left : Math.min(left.left, product.price);
            const [item] = await db.sql<{ id: string; owed: number }[]>`
            select id, quantity - refunded as owed from public.order_items where order_id = ${walked.order_id}`;
            const lines = item!.owed > 0 ? [{ item: item!.id, quantity: 1, restock: roll(2) === 0 }] : [];
            await openRefund(db, laura, walked, { amount, left: left.left, lines, reference: "Efectivo" });
            if (left.channel === "manual") return;
            const back = left.back + amount;
            return update(it, id, back === total ? "refunded" : "approved", "refund", back);
          }
          case "give_up":
            return db.sql`select private.cancel_unpaid(${walked.order_id}, 'expired')`;
          default:
            return moveOrder(db, laura, walked, what, {
              details: {
                ...SHIPMENT,
                reason: "Paseo",
                method: Object.keys(CASH_METHODS)[0],
                money_received: true,
              },
            });
        }
      }
    },
  );
});
