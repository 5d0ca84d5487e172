import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { applyPayment, beginPayment, paymentUpdate } from "./payment-updates.ts";
import { nextPhone } from "./people.ts";
import { addProduct, type Product } from "./products.ts";

export type Line = { type: string; id: string; quantity: unknown };

export function cartLine(product: Product, quantity = 1): Line {
  return { type: "product", id: product.id, quantity };
}

export type Checkout = {
  key?: string;
  items: Line[] | unknown;
  total: number | null;
  method?: "card" | "pse" | "contra_entrega";
  name?: string | null;
  phone?: string | null;
  address?: string | null;
  email?: string | null;
  replaces?: string | null;
  /** The guest's client address; by default a different one for each phone. */
  visitor?: string;
  /** The texts that the person accepts. */
  terms?: string | null;
  device?: string;
  fault?: string;
};

export type PlacedOrder = { order_id: string; token: string; total: number; payment_status: string };

/** Calls place_order like the API; returns what tests need. */
export async function placeOrder(db: Runner, who: Who, checkout: Checkout): Promise<PlacedOrder> {
  const { key = randomUUID(), items, total, method = "card", replaces = null } = checkout;
  const {
    name = "Ana Gómez",
    phone = "3001234567",
    address = "Calle 1 # 2-3",
    email = "ana@example.com",
  } = checkout;
  const { visitor = `visitor of ${phone}`, terms = "terminos de prueba", device = "", fault = "" } = checkout;
  return answerAs<PlacedOrder>(db, who)`
      select jsonb_build_object('order_id', o -> 'id', 'token', o -> 'token', 'total', o -> 'total_price', 'payment_status', o -> 'payment_status')
      from public.place_order(${key}, ${JSON.stringify(items)}::text::jsonb, ${method}, ${total}, ${name}, ${phone},
        ${address}, ${email}, ${replaces}, ${visitor}, ${terms}, ${device}, ${fault}) o`;
}

/** A guest's order of some units of one product, with the right total. */
export function buyProduct(db: Runner, product: Product, quantity = 1, more: Partial<Checkout> = {}) {
  const checkout = { items: [cartLine(product, quantity)], total: product.price * quantity, ...more };
  return placeOrder(db, "service_role", { phone: nextPhone(), ...checkout });
}

export async function orderOf(db: TestDatabase, { order_id }: Pick<PlacedOrder, "order_id">) {
  const [row] = await db.sql`
    select status, payment_status, shipping_status, has_reservation, expires_at, paid_by, user_id, cancelled_at
    from public.orders where id = ${order_id}`;
  return row!;
}

/** Sets an order's payment status, with the two other states as the database would have them. */
export async function setPayment(
  db: TestDatabase,
  order: Pick<PlacedOrder, "order_id"> | string,
  payment: string,
) {
  const id = typeof order === "string" ? order : order.order_id;
  const isOpen = ["unpaid", "pending", "rejected"].includes(payment);
  const isBack = payment === "refunded";
  const [status, shipping] = isOpen
    ? ["placed", "pending"]
    : isBack
      ? ["cancelled", "cancelled"]
      : ["confirmed", "pending"];
  await db.sql`update public.orders set status = ${status!}, payment_status = ${payment}, shipping_status = ${shipping!},
    has_reservation = ${!isBack}, paid_at = ${isOpen ? null : new Date()} where id = ${id}`;
}

export type ProductOrder = { order_id: string; token: string; product: Product };

/** A guest's order of one product, just placed. */
export async function addCashOrder(
  db: TestDatabase,
  more: Partial<Checkout> = {},
  stock = 5,
): Promise<ProductOrder> {
  const product = await addProduct(db, { stock });
  const order = await placeOrder(db, "service_role", {
    items: [cartLine(product)],
    total: product.price,
    method: "contra_entrega",
    phone: nextPhone(),
    ...more,
  });
  return { ...order, product };
}

/** The same by card and paid, as after the provider's notification. */
export async function addPaidOrder(db: TestDatabase, quantity = 1): Promise<ProductOrder> {
  const product = await addProduct(db, { stock: 5 });
  const order = await buyProduct(db, product, quantity);
  await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, product.price * quantity);
  return { ...order, product };
}

/** The provider's state of an order's payment. */
export async function chargeOrder(db: Runner, token: string, status: string, id: string, total: number) {
  const { order_id, idempotency_key } = await beginPayment(db, token);
  const updated_at = new Date().toISOString();
  await applyPayment(db, paymentUpdate({ order_id, total }, id, status, { idempotency_key, updated_at }));
}

/** The provider's report of a refund. */
export async function applyRefund(db: Runner, { order_id }: ProductOrder, amount: number, total: number) {
  const status = amount === total ? "refunded" : "approved";
  const refund = { status_detail: "refund", refunded_amount: amount, updated_at: new Date().toISOString() };
  await applyPayment(db, paymentUpdate({ order_id, total }, `mp-${order_id}`, status, refund));
}

export async function stampOf(
  db: TestDatabase,
  { order_id }: Pick<ProductOrder, "order_id">,
): Promise<string> {
  const [row] = await db.sql<{ stamp: string }[]>`
    select private.order_stamp(o) as stamp from public.orders o where id = ${order_id}`;
  return row!.stamp;
}

type Move = { expected?: string; details?: Record<string, unknown> };

/** Moves an order as a user; `expected` defaults to the current state. */
export async function moveOrder(
  db: TestDatabase,
  who: Who,
  order: Pick<ProductOrder, "order_id">,
  name: string,
  { expected, details = {} }: Move = {},
) {
  const stamp = expected ?? (await stampOf(db, order));
  return answerAs<{ stage: string; stamp: string }>(db, who)`
      select public.move_order(${order.order_id}, ${name}, ${stamp}, ${JSON.stringify(details)}::text::jsonb)`;
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
  { order_id }: Pick<ProductOrder, "order_id">,
  ask: Refund,
): Promise<OpenedRefund> {
  const { amount, left, request = randomUUID(), reason = "Llegó golpeado", retracto = null } = ask;
  return answerAs<OpenedRefund>(runner, who)`
      select public.open_refund(${order_id}, ${amount}, ${reason}, ${request}, ${left}, ${retracto}, ${ask.reference ?? ""},
        ${JSON.stringify(ask.lines ?? [])}::text::jsonb)`;
}

export async function orderEvents(db: TestDatabase, { order_id }: Pick<ProductOrder, "order_id">) {
  return db.sql<{ kind: string; actor_kind: string; actor: string | null; note: string }[]>`
    select kind, actor_kind, actor, note from public.order_events where order_id = ${order_id} order by id`;
}
