import type { TestDatabase } from "../support/database.ts";
import { buyProduct, orderOf, type PlacedOrder } from "./orders.ts";
import { beginPayment, type PaymentUpdate, paymentUpdate } from "./payment-updates.ts";
import { addProduct, type Product, stockOf } from "./products.ts";

export const PRICE = 50_000;

export type Sale = { product: Product; order: PlacedOrder; key: string; paymentId: string };

/** An order of the only unit of a product, with an opened attempt to pay it. */
export async function openSale(db: TestDatabase, stock = 1): Promise<Sale> {
  const product = await addProduct(db, { stock, price: PRICE });
  const order = await buyProduct(db, product);
  const attempt = await beginPayment(db, order.token);
  return { product, order, key: attempt.idempotency_key, paymentId: attempt.payment_id };
}

/** The provider's state of a sale's payment. */
export function snapshot(
  sale: Sale,
  id: string,
  status: string,
  more: Record<string, unknown> = {},
): PaymentUpdate {
  return paymentUpdate(sale.order, id, status, { idempotency_key: sale.key, ...more });
}

/** "payment status / order status / held or free", after checking that the ledger agrees with the stock. */
export async function stateOf(db: TestDatabase, sale: Sale): Promise<string> {
  const order = await orderOf(db, sale.order);
  const left = await stockOf(db, sale.product);
  if ((sale.product.stock - left === 1) !== order.has_reservation)
    throw new Error("Stock and order disagree");
  return `${order.payment_status} ${order.status} ${order.has_reservation ? "held" : "free"}`;
}

export async function paymentOf(db: TestDatabase, providerId: string) {
  const [row] =
    await db.sql`select id, attempt, status, status_detail, refunded_amount, refund_due, last_four, idempotency_key
    from public.payments where provider_payment_id = ${providerId}`;
  return row;
}

export async function auditCount(db: TestDatabase, sale: Sale, action: string): Promise<number> {
  const [row] = await db.sql`select count(*)::int as n from public.audit_log
    where entity_id = ${sale.order.order_id} and action = ${action}`;
  return row?.n;
}

/** A random number, reproducible by its seed. */
export function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** A shuffle, reproducible by its seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed * 2654435761;
  const random = () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** How often a sale's order became paid. */
export async function timesPaid(db: TestDatabase, sale: Sale): Promise<number> {
  const [row] =
    await db.sql`select count(*)::int as n from public.order_events where order_id = ${sale.order.order_id} and kind = 'payment_paid'`;
  return row?.n;
}

/** Makes the order expire. */
export async function expireOrder(db: TestDatabase, sale: Sale): Promise<void> {
  await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${sale.order.order_id}`;
  await db.sql`select public.expire_orders()`;
}

export async function abandonPayment(db: TestDatabase, paymentId: string): Promise<void> {
  await db.sql`select public.abandon_payment(${paymentId}, 'nobody knows it')`;
}
