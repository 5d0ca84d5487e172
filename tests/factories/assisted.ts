import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { type ProductOrder, stampOf } from "./orders.ts";
import { nextPhone } from "./people.ts";
import { placeAt } from "./places.ts";
import { addProduct, type Product } from "./products.ts";

export type StaffLine = {
  type: string;
  id: string;
  quantity: unknown;
  price: unknown;
  list?: number;
  reason?: string;
};

/** A line of staff; without a price, the product's own. */
export const staffLine = (product: Product, quantity = 1, more: Partial<StaffLine> = {}): StaffLine => ({
  type: "product",
  id: product.id,
  quantity,
  price: product.price,
  list: product.price,
  reason: "",
  ...more,
});

const sumOf = (lines: readonly StaffLine[]) =>
  lines.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);

type Assisted = {
  key?: string;
  lines: StaffLine[];
  method?: "link" | "contra_entrega";
  delivery?: "envio" | "tienda";
  /** Without one the order has no address. */
  street?: string | null;
  total?: number;
  customer?: { id?: string | null; name?: string; phone?: string; email?: string };
};

export type AssistedOrder = { id: string; token: string };

export function placeAssisted(runner: Runner, who: Who, order: Assisted): Promise<AssistedOrder> {
  const { key = randomUUID(), lines, method = "link", delivery = "envio", street = "Calle 1 # 2-3" } = order;
  const wanted = {
    lines,
    method,
    delivery,
    place: delivery === "envio" && street ? placeAt(street) : null,
    customer: { name: "Ana Gómez", phone: nextPhone(), email: "ana@example.com", ...order.customer },
    total: order.total ?? sumOf(lines),
  };
  return answerAs<AssistedOrder>(runner, who)`
    select public.place_assisted_order(${key}, ${JSON.stringify(wanted)}::text::jsonb)`;
}

/** An order of staff with units of one product. */
export async function addAssisted(
  db: TestDatabase,
  who: Who,
  more: Partial<Assisted> & { quantity?: number } = {},
): Promise<ProductOrder & { total: number }> {
  const product = await addProduct(db, { stock: 5 });
  const { quantity = 1 } = more;
  const { id, token } = await placeAssisted(db, who, { lines: [staffLine(product, quantity)], ...more });
  return { order_id: id, token, product, total: product.price * quantity };
}

type Order = Pick<ProductOrder, "order_id">;
type Change = { expected?: string; total?: number; reason?: string };

async function totalOf(db: TestDatabase, { order_id }: Order): Promise<number> {
  const [row] = await db.sql<
    { total: number }[]
  >`select total_price as total from public.orders where id = ${order_id}`;
  return row!.total;
}

/** Replaces the lines of an order; `expected` and `total` default to the current ones. */
export async function changeLines(
  db: TestDatabase,
  who: Who,
  order: Order,
  lines: StaffLine[],
  { expected, total, reason = "Lo pidió por teléfono" }: Change = {},
) {
  const stamp = expected ?? (await stampOf(db, order));
  const seen = total ?? (await totalOf(db, order));
  return answerAs<{ stage: string; stamp: string }>(db, who)`
    select public.change_order_lines(${order.order_id}, ${stamp}, ${seen}, ${JSON.stringify(lines)}::text::jsonb, ${reason})`;
}

/** Adds lines to a paid order. */
export async function addToOrder(
  db: TestDatabase,
  who: Who,
  order: Order,
  lines: StaffLine[],
  {
    key = randomUUID(),
    method = "link",
    reason = "Lo pidió por teléfono",
    ...seen
  }: Change & {
    key?: string;
    method?: "link" | "contra_entrega";
  } = {},
) {
  const stamp = seen.expected ?? (await stampOf(db, order));
  const total = seen.total ?? (await totalOf(db, order));
  return answerAs<AssistedOrder>(db, who)`
    select public.add_to_order(${key}, ${order.order_id}, ${stamp}, ${total}, ${JSON.stringify(lines)}::text::jsonb, ${method}, ${reason})`;
}

/** The buyer accepts the terms on the page of the link. */
export const acceptTerms = (runner: Runner, { order_id }: Order) =>
  runner.as(
    "service_role",
    (sql) =>
      sql`select public.note_acceptance('order', ${order_id}, 'terminos de prueba', '10.0.0.1', 'prueba')`,
  );
