import { randomUUID } from "node:crypto";
import type { TestDatabase, Who } from "../support/database.ts";
import { addProduct, type Checkout, line, type Product, placeOrder } from "./orders.ts";

type Runner = Pick<TestDatabase, "as">;

export type DeskOrder = { order_id: string; token: string; product: Product };

let phones = 0;

/** A guest's order of one product, as it was placed. */
export async function placed(db: TestDatabase, more: Partial<Checkout> = {}, stock = 5): Promise<DeskOrder> {
  phones += 1;
  const product = await addProduct(db, { stock });
  const phone = `322${String(phones).padStart(7, "0")}`;
  const order = await placeOrder(db, "service_role", {
    items: [line(product)],
    total: product.price,
    method: "contra_entrega",
    phone,
    ...more,
  });
  return { ...order, product };
}

/** The same by card and paid, as the provider's notification would leave it. */
export async function paid(db: TestDatabase, quantity = 1): Promise<DeskOrder> {
  const product = await addProduct(db, { stock: 5 });
  phones += 1;
  const order = await placeOrder(db, "service_role", {
    items: [line(product, quantity)],
    total: product.price * quantity,
    phone: `323${String(phones).padStart(7, "0")}`,
  });
  await charge(db, order.token, "approved", `mp-${order.order_id}`, product.price * quantity);
  return { ...order, product };
}

/** What the provider says of an order's payment. */
export async function charge(db: Runner, token: string, status: string, id: string, amount: number) {
  await db.as("service_role", async (sql) => {
    const [row] = await sql<{ a: { order_id: string; idempotency_key: string } }[]>`
      select public.begin_payment(${token}) as a`;
    const attempt = row!.a;
    await sql`select public.apply_payment(${sql.json({
      id,
      external_reference: attempt.order_id,
      idempotency_key: attempt.idempotency_key,
      amount,
      currency: "COP",
      status,
      status_detail: status,
      refunded_amount: 0,
      updated_at: new Date().toISOString(),
      method: "visa",
      installments: 1,
      last_four: "6260",
    } as never)})`;
  });
}

/** The provider's word that some of a payment went back. */
export async function providerRefunded(db: Runner, order: DeskOrder, amount: number, total: number) {
  await db.as(
    "service_role",
    (sql) =>
      sql`select public.apply_payment(${sql.json({
        id: `mp-${order.order_id}`,
        external_reference: order.order_id,
        amount: total,
        currency: "COP",
        status: amount === total ? "refunded" : "approved",
        status_detail: "refund",
        refunded_amount: amount,
        updated_at: new Date().toISOString(),
      } as never)})`,
  );
}

export async function stampOf(db: TestDatabase, { order_id }: Pick<DeskOrder, "order_id">): Promise<string> {
  const [row] = await db.sql<{ stamp: string }[]>`
    select private.order_stamp(o) as stamp from public.orders o where id = ${order_id}`;
  return row!.stamp;
}

type Move = { expected?: string; details?: Record<string, unknown> };

/** Moves an order as somebody; without `expected`, as one who has just looked. */
export async function move(
  db: TestDatabase,
  who: Who,
  order: Pick<DeskOrder, "order_id">,
  name: string,
  { expected, details = {} }: Move = {},
) {
  const stamp = expected ?? (await stampOf(db, order));
  return db.as(who, async (sql) => {
    const [row] = await sql<{ now: { stage: string; status: string; shipping_status: string } }[]>`
      select public.move_order(${order.order_id}, ${name}, ${stamp}, ${sql.json(details as never)}) as now`;
    return row!.now;
  });
}

export const SHIPMENT = { carrier: "Coordinadora", tracking: "700999" };

export type RefundLine = { item: string; quantity: number; restock: boolean };

type Refund = {
  amount: number;
  left: number;
  request?: string;
  reason?: string;
  retracto?: string | null;
  reference?: string;
  lines?: RefundLine[];
};

export type OpenedRefund = { id: string; state: string; channel: string; idempotency_key: string };

export async function openRefund(
  runner: Runner,
  who: Who,
  { order_id }: Pick<DeskOrder, "order_id">,
  ask: Refund,
): Promise<OpenedRefund> {
  const { amount, left, request = randomUUID(), reason = "Llegó golpeado", retracto = null } = ask;
  return runner.as(who, async (sql) => {
    const [row] = await sql<{ refund: OpenedRefund }[]>`
      select public.open_refund(${order_id}, ${amount}, ${reason}, ${request}, ${left}, ${retracto}, ${ask.reference ?? ""},
        ${sql.json(ask.lines ?? [])}) as refund`;
    return row!.refund;
  });
}

export async function eventsOf(db: TestDatabase, { order_id }: Pick<DeskOrder, "order_id">) {
  return db.sql<{ kind: string; actor_kind: string; actor: string | null; note: string }[]>`
    select kind, actor_kind, actor, note from public.order_events where order_id = ${order_id} order by id`;
}
