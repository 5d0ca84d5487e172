import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import {
  addRepairPeople,
  bringRepair,
  decideQuote,
  placeQuoteOrder,
  type QuoteOrder,
  quoteRepair,
  type RepairPeople,
  type RequestedRepair,
  repairEvents,
} from "../factories/repairs.ts";
import { type TestDatabase, testDatabase, withConnections } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const TOTAL = 150_000;

const db = await testDatabase();
let people: RepairPeople;
let repair: RequestedRepair;
let quoteId: string;
beforeEach(async () => {
  people = await addRepairPeople(db);
  repair = await bringRepair(db, people.customer, {
    name: "Ana Secreta",
    phone: "3001112233",
    email: "ana@secreta.co",
  });
  quoteId = await quoteRepair(db, people.staff, repair.id, TOTAL);
  await decideQuote(db, { quote: quoteId, user: people.customer });
});

const quoteRow = async () =>
  (await db.sql`select paid_at, order_id from public.cotizaciones where id = ${quoteId}`)[0]!;
const orderRow = async (id: string) => (await db.sql`select * from public.orders where id = ${id}`)[0]!;
const payments = async () =>
  (await repairEvents(db, repair.id)).flatMap(({ kind, note }) => (kind === "pago" ? [note] : []));

/** Records the provider's state of a payment of the order. */
const update = (order: QuoteOrder, id: string, status: string, more: Record<string, unknown> = {}) =>
  applyPayment(db, paymentUpdate(order, id, status, more));

async function pay(): Promise<{ order: QuoteOrder; id: string }> {
  const order = await placeQuoteOrder(db, people.customer, quoteId);
  await beginPayment(db, order.token);
  const id = newProviderId();
  expect(await update(order, id, "approved")).toBe("paid");
  return { order, id };
}

describe("paying an approved quote", () => {
  test("makes one card order of one line, at the quote's total, with the usual time to pay", async () => {
    const placed = await placeQuoteOrder(db, people.customer, quoteId);
    expect(placed.total).toBe(TOTAL);
    const order = await orderRow(placed.order_id);
    expect(order).toMatchObject({
      user_id: people.customer,
      payment_method: "card",
      total_price: TOTAL,
      status: "placed",
    });
    expect(order.expires_at.getTime() - order.created_at.getTime()).toBe(30 * 60_000);
    const items =
      await db.sql`select item_type, item_id, slug, quantity, line_total from public.order_items where order_id = ${placed.order_id}`;
    expect([...items]).toEqual([
      { item_type: "repair", item_id: quoteId, slug: repair.id, quantity: 1, line_total: TOTAL },
    ]);
  });

  test("returns the same order while it is open, also to two tabs at once", async () => {
    const first = await withConnections(db, 4, (runner) =>
      Promise.allSettled(Array.from({ length: 4 }, () => payQuoteByLink(runner))),
    );
    const orders = first.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.order_id] : []));
    expect(new Set(orders).size).toBe(1);
    expect(orders).toHaveLength(4);
    expect((await placeQuoteOrder(db, people.customer, quoteId)).order_id).toBe(orders[0]);
    const [count] =
      await db.sql`select count(*)::int as n from public.order_items where item_id = ${quoteId}`;
    expect(count?.n).toBe(1);
  });

  const payQuoteByLink = (runner: Pick<TestDatabase, "as">) =>
    placeQuoteOrder(runner, "anon", quoteId, repair.token);

  test("shows the holder of the link no personal data", async () => {
    const placed = await placeQuoteOrder(db, "anon", quoteId, repair.token);
    const row = await answerAs(db, "anon")`select public.order_by_token(${placed.token})`;
    const text = JSON.stringify(row);
    expect(text).toContain("Reparación ");
    for (const secret of ["Secreta", "3001112233", "ana@secreta.co", people.customer, repair.token])
      expect(text).not.toContain(secret);
  });

  test("marks the quote once despite repeated notifications", async () => {
    const { order, id } = await pay();
    expect((await quoteRow()).paid_at).toBeInstanceOf(Date);
    await update(order, id, "approved", { status_detail: "accredited" });
    await db.sql`select private.settle_quote_payment(${order.order_id})`;
    expect(await payments()).toEqual(["Pago recibido: $150.000"]);
    expect(await hintOf(placeQuoteOrder(db, people.customer, quoteId))).toBe("already_paid");
  });

  test("is reverted by a refund, and can be paid again", async () => {
    const { order, id } = await pay();
    await update(order, id, "refunded", { refunded_amount: TOTAL });
    expect((await quoteRow()).paid_at).toBeNull();
    expect(await payments()).toEqual(["Pago recibido: $150.000", "Pago devuelto: $150.000"]);
    const again = await placeQuoteOrder(db, people.customer, quoteId);
    expect(again.order_id).not.toBe(order.order_id);
  });

  test("stays paid after a partial refund", async () => {
    const { order, id } = await pay();
    await update(order, id, "approved", { status_detail: "partially_refunded", refunded_amount: 10_000 });
    expect((await quoteRow()).paid_at).toBeInstanceOf(Date);
    expect(await payments()).toHaveLength(1);
  });

  test("opens another order after the expiry, and the old one can no longer pay", async () => {
    const old = await placeQuoteOrder(db, people.customer, quoteId);
    await beginPayment(db, old.token);
    await db.sql`update public.payments set status = 'error' where order_id = ${old.order_id}`;
    await db.sql`update public.orders set expires_at = now() - interval '1 minute' where id = ${old.order_id}`;
    await db.sql`select public.expire_orders()`;
    const fresh = await placeQuoteOrder(db, people.customer, quoteId);
    expect(fresh.order_id).not.toBe(old.order_id);
    expect(await orderRow(old.order_id)).toMatchObject({ status: "cancelled" });
    expect(await update(old, newProviderId(), "approved")).toBe("refund_due");
    expect((await quoteRow()).paid_at).toBeNull();
  });

  test("waits for a payment that may still succeed", async () => {
    const order = await placeQuoteOrder(db, people.customer, quoteId);
    await beginPayment(db, order.token);
    await db.sql`update public.orders set expires_at = now() - interval '1 minute' where id = ${order.order_id}`;
    expect((await placeQuoteOrder(db, people.customer, quoteId)).order_id).toBe(order.order_id);
    expect(await hintOf(quoteRepair(db, people.staff, repair.id, 1000, "Hay otra falla"))).toBe(
      "payment_in_flight",
    );
  });

  test("ends with the quote: a new one closes the open order of the old", async () => {
    const order = await placeQuoteOrder(db, people.customer, quoteId);
    await quoteRepair(db, people.staff, repair.id, 90_000, "Hay otra falla");
    expect(await orderRow(order.order_id)).toMatchObject({ status: "cancelled" });
    expect(await hintOf(placeQuoteOrder(db, people.customer, quoteId))).toBe("quote_replaced");
  });

  test("is refused before the approval and to strangers", async () => {
    const other = await bringRepair(db, people.customer);
    const pending = await quoteRepair(db, people.staff, other.id);
    expect(await hintOf(placeQuoteOrder(db, people.customer, pending))).toBe("not_approved");
    for (const who of [people.other, people.staff, "anon"])
      expect(await hintOf(placeQuoteOrder(db, who, quoteId))).toBe("not_found");
    expect(await hintOf(placeQuoteOrder(db, "anon", quoteId, other.token))).toBe("not_found");
    expect(await hintOf(placeQuoteOrder(db, "anon", randomUUID()))).toBe("not_found");
  });
});

describe("a repair as a cart item", () => {
  test("is rejected", async () => {
    const items = [{ type: "repair", id: quoteId, quantity: 1 }];
    const [row] = await db.sql`select count(*)::int as n from public.cart_lines(${db.sql.json(items)})`;
    expect(row?.n).toBe(0);
    expect(await hintOf(placeOrder(db, people.customer, { items, total: TOTAL }))).toBe("bad_cart");
  });
});
