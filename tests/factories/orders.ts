import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { applyPayment, beginPayment, paymentUpdate } from "./payment-updates.ts";
import { nextPhone } from "./people.ts";
import { placeAt } from "./places.ts";
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
  /** The street; without one the order has no address. */
  address?: string | null;
  municipality?: string;
  email?: string | null;
  replaces?: string | null;
  /** The guest's client address; by default a different one for each phone. */
  visitor?: string;
  /** The texts that the person accepts. */
  terms?: string | null;
  device?: string;
  fault?: string;
  delivery?: "envio" | "tienda";
};

export type PlacedOrder = { order_id: string; token: string; total: number; payment_status: string };

/** Calls place_order like the API; returns what tests need. */
export async function placeOrder(db: Runner, who: Who, checkout: Checkout): Promise<PlacedOrder> {
  const { key = randomUUID(), items, total, method = "card", replaces = null } = checkout;
  const {
    name = "Ana Gómez",
    phone = "3001234567",
    address = "Calle 1 # 2-3",
    municipality = "05266",
    email = "ana@example.com",
  } = checkout;
  const place = address ? JSON.stringify(placeAt(address, { municipality })) : null;
  const { visitor = `visitor of ${phone}`, terms = "terminos de prueba", device = "", fault = "" } = checkout;
  const { delivery = "envio" } = checkout;
  return answerAs<PlacedOrder>(db, who)`
      select jsonb_build_object('order_id', o -> 'id', 'token', o -> 'token', 'total', o -> 'total_price', 'payment_status', o -> 'payment_status')
      from public.place_order(${key}, ${JSON.stringify(items)}::text::jsonb, ${method}, ${total}, ${name}, ${phone},
        ${place}::text::jsonb, ${email}, ${replaces}, ${visitor}, ${terms}, ${device}, ${fault}, ${delivery}) o`;
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

/** A pick-up that waits in the shop: paid by card, or to be paid there. */
export async function addPickup(
  db: TestDatabase,
  staff: Who,
  more: Partial<Checkout> = {},
): Promise<ProductOrder & { code: string }> {
  const product = await addProduct(db, { stock: 5 });
  const order = await buyProduct(db, product, 1, { delivery: "tienda", ...more });
  if (more.method === "contra_entrega") await moveOrder(db, staff, order, "confirm");
  else await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, product.price);
  await moveOrder(db, staff, order, "ready");
  return { ...order, product, code: await pickupCode(db, order) };
}

export async function pickupCode(
  db: TestDatabase,
  { order_id }: Pick<ProductOrder, "order_id">,
): Promise<string> {
  const [row] = await db.sql<
    { code: string }[]
  >`select pickup_code as code from private.order_keys where order_id = ${order_id}`;
  return row!.code;
}

type HandOver = {
  expected?: string;
  code?: string;
  name?: string;
  document?: string;
  received?: boolean;
  method?: string;
};

/** Hands a pick-up over as a user. */
export async function handOver(
  db: TestDatabase,
  who: Who,
  order: Pick<ProductOrder, "order_id">,
  { expected, code = "", name = "", document = "", received = false, method = "efectivo" }: HandOver,
) {
  const stamp = expected ?? (await stampOf(db, order));
  return answerAs<{ stage: string; stamp: string } | { wrong: true; left: number }>(db, who)`
      select public.hand_over_order(${order.order_id}, ${stamp}, ${code}, ${name}, ${document}, ${received}, ${method})`;
}

/** Moves the time since when an order waits in the shop to the n-th opening day before now. */
export async function waitInShop(
  db: TestDatabase,
  { order_id }: Pick<ProductOrder, "order_id">,
  days: number,
) {
  await db.sql`
    update public.orders set ready_at = (
      select day + time '10:00' from generate_series(private.co_date() - 60, private.co_date(), interval '1 day') day
      where private.add_opening_days((day + time '10:00') at time zone 'America/Bogota', ${days}) <= private.co_date()
      order by day desc limit 1) at time zone 'America/Bogota' where id = ${order_id}`;
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
  channel?: "proveedor" | "manual";
  /** How staff give it back; none is right for the provider's. */
  method?: string;
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
        ${JSON.stringify(ask.lines ?? [])}::text::jsonb, ${ask.channel ?? null}, ${ask.method ?? ""})`;
}

export async function orderEvents(db: TestDatabase, { order_id }: Pick<ProductOrder, "order_id">) {
  return db.sql<{ kind: string; actor_kind: string; actor: string | null; note: string }[]>`
    select kind, actor_kind, actor, note from public.order_events where order_id = ${order_id} order by id`;
}
