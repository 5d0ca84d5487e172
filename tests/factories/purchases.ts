import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import type { Product } from "./products.ts";

/** A line of a purchase: its units, and what all of them cost; null when nobody knows. */
export type Bought = { product: Pick<Product, "id">; quantity: number; cost: number | null };

type Purchase = { key?: string; supplier?: string; document?: string; date?: string | null; note?: string };

/** Records a purchase like the API; returns its id. */
export function recordPurchase(db: Runner, who: Who, bought: Bought[], purchase: Purchase = {}) {
  const { key = randomUUID(), ...head } = purchase;
  const lines = bought.map(({ product, ...line }) => ({ product: product.id, ...line }));
  return answerAs<string>(
    db,
    who,
  )`select public.record_purchase(${key}, ${JSON.stringify({ ...head, lines })}::text::jsonb)`;
}

/** The ids of a purchase's lines, in their order. */
export async function linesOf(db: TestDatabase, purchase: string): Promise<string[]> {
  const rows = await db.sql<
    { id: string }[]
  >`select id from private.purchase_lines where purchase_id = ${purchase} order by place`;
  return rows.map(({ id }) => id);
}

export function correctPurchase(
  db: Runner,
  who: Who,
  line: string,
  { quantity, cost, reason = "Mal digitada" }: { quantity: number; cost: number | null; reason?: string },
) {
  return answerAs(db, who)`select public.correct_purchase(${line}, ${quantity}, ${reason}, ${cost})`;
}

/** The cost of a product's units in stock; null when it is unknown. */
export async function stockValue(db: TestDatabase, { id }: Pick<Product, "id">): Promise<number | null> {
  const [row] = await db.sql<
    { value: string }[]
  >`select value from private.product_costs where product_id = ${id}`;
  return row ? Number(row.value) : null;
}

/** The frozen cost of an order's line; null when it is unknown. */
export async function lineCost(
  db: TestDatabase,
  order: string,
  { id }: Pick<Product, "id">,
): Promise<number | null> {
  const [row] = await db.sql<{ cost: string }[]>`
    select c.cost from private.item_costs c join public.order_items i on i.id = c.order_item_id
    where i.order_id = ${order} and i.item_id = ${id}`;
  return row ? Number(row.cost) : null;
}

/** What was bought and is neither in stock, nor with an order or a repair, nor in the list of adjustments: always 0. */
export async function missingCost(db: TestDatabase): Promise<number> {
  const [row] = await db.sql<{ missing: string }[]>`
    select (select coalesce(sum(cost), 0) from private.purchase_lines_now)
      - (select coalesce(sum(value), 0) from private.product_costs)
      - (select coalesce(sum(cost), 0) from private.item_costs)
      - (select coalesce(sum(cost), 0) from private.part_costs)
      - (select coalesce(sum(amount), 0) from private.cost_adjustments) as missing`;
  return Number(row!.missing);
}
