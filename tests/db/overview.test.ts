import { describe, expect, test } from "vitest";
import { REPAIR_STATES } from "../../lib/repairs/labels.ts";
import { buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { commentRepair, quoteRepair, requestRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");

type Overview = {
  counts: Record<string, number>;
  attention: Record<string, number>;
  low_stock: { name: string; stock: number }[];
  mine: Record<string, number>;
  repairs: { state: string; count: number }[];
};

type Money = { count: number; amount: number };
type Business = {
  sales: { day: string; orders: number; amount: number }[];
  sales_before: number;
  cash: Money;
  repairs: Money;
  refunds: Money;
  best_sellers: { name: string; units: number; amount: number }[];
};

const owner = await addPerson(db, "admin");

const business = (who = owner) => answerAs<Business>(db, who)`select public.staff_business()`;

const waiting = (who = employee) => answerAs<Record<string, number>>(db, who)`select public.staff_waiting()`;

const overview = (who = employee) => answerAs<Overview>(db, who)`select public.staff_overview()`;

describe("the overview", () => {
  test("of an empty shop has thirty days and no tasks", async () => {
    for (const job of ["mails", "reconcile", "retention"]) await db.sql`select public.finish_job(${job})`;
    const { attention, repairs } = await overview();
    const { sales } = await business();
    expect(sales).toHaveLength(30);
    expect(sales.map(({ day }) => day)).toEqual(sales.map(({ day }) => day).toSorted());
    expect(new Set(Object.values(attention))).toEqual(new Set([0]));
    expect(repairs.map(({ count }) => count)).toEqual(REPAIR_STATES.map(() => 0));
  });

  test("counts pending tasks, and no finished ones", async () => {
    const product = await addProduct(db, { stock: 8, price: 40_000 });
    const order = await buyProduct(db, product, 1, { method: "contra_entrega" });
    await addProduct(db, { name: "Se acaba", stock: 2 });
    await addProduct(db, { name: "Se acabó", stock: 0 });
    const customer = await addPerson(db);
    const repair = await requestRepair(db, customer);
    await commentRepair(db, customer, repair.id, "¿Cómo va?");
    expect((await overview()).attention).toMatchObject({
      orders_to_confirm: 1,
      repairs_requested: 1,
      repair_messages: 1,
      low_stock: 1,
      out_of_stock: 1,
      repairs_uncollected: 0,
      quotes_waiting: 0,
    });
    expect((await overview()).low_stock).toMatchObject([{ name: "Se acaba", stock: 2 }]);

    expect(await waiting()).toEqual({ orders: 1, repairs: 2, messages: 0, reviews: 0, mails: 0 });

    await quoteRepair(db, employee, repair.id);
    await db.as(employee, (sql) => sql`select public.mark_repair_read(${repair.id})`);
    await db.sql`select private.cancel_unpaid(${order.order_id}, 'cancelled')`;
    expect((await overview()).attention).toMatchObject({
      orders_to_confirm: 0,
      repair_messages: 0,
      quotes_waiting: 1,
    });
    await db.sql`update public.ordenes_servicio set technician_id = ${employee} where id = ${repair.id}`;
    expect((await overview()).mine).toMatchObject({ open: 1, ready: 0 });
    const colleague = await addPerson(db, "manager");
    expect((await overview(colleague)).mine).toMatchObject({ open: 0, ready: 0 });
    expect((await overview(colleague)).attention.repair_messages).toBe(1);
  });

  test("counts sales by Colombian day, with deposits of repairs and without refunds, and compares with the previous thirty days", async () => {
    const buyer = await addPerson(db);
    const product = await addProduct(db, { stock: 50, price: 100_000 });
    const sell = async (paidAt: string, refunded = 0) => {
      const { order_id } = await placeOrder(db, buyer, {
        items: [cartLine(product)],
        total: 100_000,
        method: "contra_entrega",
      });
      const [payment] = await db.sql`
        insert into public.payments (order_id, attempt, idempotency_key, amount, refunded_amount, status, provider_updated_at)
        values (${order_id}, 1, ${order_id}, 100000, ${refunded}, 'approved', (${paidAt}::text)::timestamptz) returning id`;
      await db.sql`update public.orders set status = 'confirmed', payment_status = 'paid', paid_by = ${payment!.id},
        paid_at = (${paidAt}::text)::timestamptz where id = ${order_id}`;
    };
    const [{ today }] = await db.sql<[{ today: string }]>`select private.co_date()::text as today`;
    const daysAgo = (days: number) =>
      new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    await sell(`${daysAgo(3)} 23:30-05`);
    await sell(`${daysAgo(2)} 00:10-05`, 30_000);
    await sell(`${daysAgo(40)} 12:00-05`);
    const account = async (receivedAt: string) => {
      const { id } = await requestRepair(db, buyer);
      await db.sql`insert into public.repair_payments (orden_id, kind, method, amount, counts_at)
        values (${id}, 'abono', 'efectivo', 20000, (${receivedAt}::text)::timestamptz)`;
    };
    await account(`${daysAgo(2)} 23:59-05`);
    await account(`${daysAgo(1)} 00:01-05`);
    const { sales, sales_before, best_sellers } = await business();
    const of = (days: number) => sales.find(({ day }) => day === daysAgo(days));
    expect(of(3)).toMatchObject({ orders: 1, amount: 100_000 });
    expect(of(2)).toMatchObject({ orders: 1, amount: 90_000 });
    expect(of(1)).toMatchObject({ orders: 0, amount: 20_000 });
    expect(sales_before).toBe(100_000);
    expect(best_sellers).toMatchObject([{ units: 2, amount: 200_000 }]);
  });
});
