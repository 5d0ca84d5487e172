import type { TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

/** Sums of a report; costs are null without the right to see them. */
export type Sums = {
  units: number;
  sales: number;
  refunds: number;
  net: number;
  known: number | null;
  cost: number | null;
  margin: number | null;
  unknown_units: number | null;
};
export type ReportRow = Sums & { key: string; label: string | null };
export type SalesReport = { count: number; totals: Sums; rows: ReportRow[] };

/** report_sales() of these days. */
export const salesReport = (db: TestDatabase, who: Who, by: string, from: string, to = from) =>
  answerAs<SalesReport>(db, who)`select public.report_sales(${from}::date, ${to}::date, ${by}, 1000)`;

/** Moves the money of an order, and what was sold with it, to another day at noon. */
export async function moveSale(db: TestDatabase, order: string, day: string): Promise<void> {
  await db.sql`update private.money_moves set at = (${day}::text || ' 12:00-05')::timestamptz where order_id = ${order}`;
  await db.sql`update private.sale_lines set day = ${day}::date where order_id = ${order}`;
}

/** Cost of the units of a product's line that left the stock, as the inventory freezes it. */
export async function setItemCost(
  db: TestDatabase,
  order: string,
  product: string,
  cost: number,
): Promise<void> {
  await db.sql`
    insert into private.item_costs (order_item_id, cost)
    select id, ${cost} from public.order_items where order_id = ${order} and item_id = ${product}
    on conflict (order_item_id) do update set cost = excluded.cost`;
}

/** Cost of all units of a product in stock. */
export async function setStockCost(db: TestDatabase, product: string, value: number): Promise<void> {
  const row = JSON.stringify({ product_id: product, value, last_cost: 0 });
  await db.sql`
    insert into private.product_costs select * from jsonb_populate_record(null::private.product_costs, ${row}::text::jsonb)
    on conflict (product_id) do update set value = excluded.value`;
}
