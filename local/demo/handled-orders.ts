import type { TransactionSql } from "postgres";
import { counterSales, type DemoMove, type HandledOrder, handledOrders } from "./data/handled-orders.ts";
import { insertOrder } from "./orders.ts";
import { rowId } from "./row-id.ts";

export const EMPLOYEE = "00000000-0000-4000-8000-000000000003";
const DAY_MS = 86_400_000;

const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** Orders in their stages, moved by the same SQL functions as in the back office. */
export async function seedHandledOrders(sql: TransactionSql): Promise<void> {
  for (const order of handledOrders) {
    const id = rowId("order", order.key);
    const [known] = await sql`select 1 from public.orders where id = ${id}`;
    if (known) continue;
    await insertOrder(sql, order);
    await as(sql, EMPLOYEE, async () => {
      for (const move of order.moves ?? []) await makeMove(sql, id, move);
      if (order.note) await sql`select public.add_order_note(${id}, ${order.note})`;
    });
    if (order.withdraws) await withdraw(sql, id, order);
  }
  for (const { key, customer, products, part } of counterSales) {
    const lines = await sql<{ id: string; price: number }[]>`
      select id, price from public.products where slug in ${sql(products)} order by slug`;
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    await as(sql, EMPLOYEE, async () => {
      await sql`select public.sell(${rowId("sale", key)}, ${sql.json(
        lines.map(({ id, price }) => ({ type: "product", id, quantity: 1, listPrice: price, price })),
      )}, '[]', ${sql.json([{ ...part, amount: total }])}, ${total}, p_customer => ${sql.json(customer)})`;
    });
  }
}

/** Runs SQL functions as a given user. */
export async function as(sql: TransactionSql, user: string | null, work: () => Promise<void>): Promise<void> {
  const be = (claims: object) =>
    sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${user ?? ""}, true), set_config('request.jwt.claim.role', 'authenticated', true)`;
  await be({ sub: user, role: "authenticated" });
  await work();
  await sql`select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true)`;
}

async function makeMove(sql: TransactionSql, id: string, { name, daysAgo, details = {} }: DemoMove) {
  const at = ago(daysAgo);
  const input = name === "ship" ? { ...details, estimated: ago(-1).toISOString().slice(0, 10) } : details;
  if (name === "hand_over")
    await sql`
      select public.hand_over_order(id, private.order_stamp(o), pickup_code, p_money_received => true, p_method => 'nequi')
      from public.orders o join private.order_keys k on k.order_id = o.id where id = ${id}`;
  else
    await sql`
    select public.move_order(id, ${name}, private.order_stamp(o), ${sql.json(input)}) from public.orders o where id = ${id}`;
  // Backdates the events, which have the current time.
  await sql`
    update public.order_events set created_at = ${at}
    where id = (select max(id) from public.order_events where order_id = ${id})`;
  if (name === "ready") await sql`update public.orders set ready_at = ${at} where id = ${id}`;
  if (name === "deliver" || name === "hand_over")
    await sql`
      update public.orders set delivered_at = ${at}, paid_at = case when payment_method = 'contra_entrega' then ${at} else paid_at end
      where id = ${id}`;
  await sql`update public.stock_movements set created_at = ${at} where order_id = ${id} and created_at > ${at} and delta > 0`;
  await sql`update private.money_moves set at = ${at} where order_id = ${id} and at > ${at}`;
  await sql`update private.sale_lines s set day = private.co_date(m.at) from private.money_moves m where m.id = s.move_id and s.order_id = ${id}`;
}

async function withdraw(
  sql: TransactionSql,
  id: string,
  { buyer, withdraws = "" }: HandledOrder,
): Promise<void> {
  await as(sql, buyer.id, async () => {
    await sql`select public.request_withdrawal(${id}, null, null, ${withdraws})`;
  });
}
