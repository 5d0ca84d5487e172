import type { TestDatabase, Who } from "../support/database.ts";
import { addPerson, addProduct, line, type Placed, placeOrder } from "./orders.ts";

type Runner = Pick<TestDatabase, "as">;
export type Order = Pick<Placed, "order_id" | "token">;
export type Request = {
  id: string;
  item_ids: string[];
  amount: number;
  deadline: string | null;
  state: string;
};
export type Ask = { order?: string | null; token?: string | null; items?: string[] | null; reason?: string };

/** Asks to withdraw as the API would. */
export async function withdraw(runner: Runner, who: Who, ask: Ask): Promise<Request> {
  const { order = null, token = null, items = null, reason = "" } = ask;
  return runner.as(who, async (sql) => {
    const [row] = await sql<{ made: Request }[]>`
      select public.request_withdrawal(${order}, ${token}, ${items}::uuid[], ${reason}) as made`;
    return row!.made;
  });
}

export type Detail = {
  is_own: boolean;
  token: string;
  items: { id: string; name: string }[];
  payments: { attempt: number }[];
  withdrawal: {
    refusal: string | null;
    lines: { item_id: string; deadline: string | null; refusal: string | null }[];
    requests: Request[];
  };
};

/** What order_detail answers somebody. */
export async function detail(
  db: Runner,
  who: Who,
  { order = null, token = null }: Ask,
): Promise<Detail | null> {
  return db.as(who, async (sql) => {
    const [row] = await sql<
      { found: Detail | null }[]
    >`select public.order_detail(${order}, ${token}) as found`;
    return row!.found;
  });
}

export async function pay(db: TestDatabase, { order_id }: Order): Promise<void> {
  await db.sql`update public.orders set payment_status = 'paid', status = 'confirmed', paid_at = now() where id = ${order_id}`;
}

export async function deliver(db: TestDatabase, { order_id }: Order, at: string): Promise<void> {
  await db.sql`update public.orders set shipping_status = 'delivered', status = 'confirmed', delivered_at = ${at}::timestamptz where id = ${order_id}`;
}

/** A paid order of two products by somebody with an account. */
export async function paidOrder(db: TestDatabase, deliveredAt?: string) {
  const owner = await addPerson(db);
  const goods = [await addProduct(db, { name: "Control" }), await addProduct(db, { name: "Base" })];
  const order = await placeOrder(db, owner, { items: goods.map((one) => line(one)), total: 100_000 });
  await pay(db, order);
  if (deliveredAt) await deliver(db, order, deliveredAt);
  const lines = await db.sql<{ id: string }[]>`
    select id from public.order_items where order_id = ${order.order_id} order by name`;
  return { ...order, owner, base: lines[0]!.id, control: lines[1]!.id };
}

/** Noon in Colombia of the last delivery that is too late today, or of the first that is still in time. */
export async function deliveryDay(db: TestDatabase, which: "late" | "in time"): Promise<string> {
  const [row] = await db.sql<{ late: string; ok: string }[]>`
    select max(d) filter (where private.add_business_days(d, 5) < private.co_date())::text as late,
           min(d) filter (where private.add_business_days(d, 5) >= private.co_date())::text as ok
    from (select private.co_date() - n as d from generate_series(0, 40) n) days`;
  return `${which === "late" ? row!.late : row!.ok} 12:00:00-05`;
}
