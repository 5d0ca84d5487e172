import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as exportList } from "@/app/api/orders/export/route";
import { giveRefundKeyAction } from "@/lib/orders/actions";
import { getStaffOrder } from "@/lib/orders/staff/queries";
import { reconcile } from "@/lib/payments/reconcile";
import { askRefundKeyAction, refundOrderAction, retryRefundAction } from "@/lib/payments/staff/actions";
import { orderOf, type PlacedOrder } from "../factories/orders.ts";
import { stockOf } from "../factories/products.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const laura = await site.person("employee");
await site.db.sql`update public.profiles set username = 'Laura' where id = ${laura.id}`;
afterEach(async () => {
  vi.restoreAllMocks();
  await site.deliver();
});

const { pay, visitAs } = site;

async function paidOrder() {
  const { order, product } = await site.order(3);
  await pay(order, "APRO");
  await site.deliver();
  await visitAs(laura);
  return { order, product, total: product.price };
}

type Ask = {
  amount: number;
  left: number;
  request?: string;
  reason?: string;
  channel?: "proveedor" | "manual";
  reference?: string;
};

const refund = (order: PlacedOrder, { request = randomUUID(), reason = "Llegó golpeado", ...ask }: Ask) =>
  refundOrderAction({ orderId: order.order_id, request, reason, channel: "proveedor", ...ask });

/** The refunded amount of an order's charges at the provider, and the number of requests. */
async function givenBack(order: PlacedOrder): Promise<number> {
  const charges = await site.charges(order);
  return charges.reduce((sum, charge) => sum + charge.transaction_amount_refunded, 0);
}

/** Makes the answers to refunds fail, before or after the provider has executed them. */
function breakRefunds(when: "before" | "after") {
  return answerInstead(/\/refunds$/, async (real) => {
    if (when === "after") await real();
    return Response.json({ message: "internal_error" }, { status: 500 });
  });
}

/** Makes the order's refunds some minutes older. */
const age = (order: PlacedOrder) =>
  site.db.sql.begin(async (sql) => {
    await sql`alter table public.refunds disable trigger refunds_updated_at`;
    await sql`update public.refunds set updated_at = now() - interval '5 minutes' where order_id = ${order.order_id}`;
    await sql`alter table public.refunds enable trigger refunds_updated_at`;
  });

const refundsOf = async ({ order_id }: PlacedOrder) =>
  (await site.db.sql`select state from public.refunds where order_id = ${order_id} order by created_at`).map(
    ({ state }) => state as string,
  );

describe("a refund", () => {
  test("in parts and then of the rest changes the money, the order and the stock, and never exceeds the rest", async () => {
    const { order, product, total } = await paidOrder();
    expect(await refund(order, { amount: 20_000, left: total })).toMatchObject({
      ok: true,
      data: { state: "hecho" },
    });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "partially_refunded" });
    expect(await refund(order, { amount: total, left: total })).toMatchObject({ ok: false, reason: "moved" });
    const left = total - 20_000;
    expect(await refund(order, { amount: left + 1, left })).toMatchObject({ ok: false, reason: "too_much" });
    expect(await refund(order, { amount: left, left })).toMatchObject({ ok: true, data: { state: "hecho" } });
    expect(await givenBack(order)).toBe(total);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await stockOf(site.db, product)).toBe(3);
    expect(await refundsOf(order)).toEqual(["hecho", "hecho"]);
  });

  test("clicked twice, or by two people at once, is made once", async () => {
    const { order, total } = await paidOrder();
    const request = randomUUID();
    const results = await Promise.all([
      refund(order, { amount: 20_000, left: total, request }),
      refund(order, { amount: 20_000, left: total, request }),
      refund(order, { amount: 20_000, left: total }),
    ]);
    expect(results.some(({ ok }) => ok)).toBe(true);
    expect(await givenBack(order)).toBe(20_000);
    await site.deliver();
    expect(await refundsOf(order)).toEqual(["hecho"]);
  });

  test("whose answer was lost is settled by the payment itself and not repeated", async () => {
    const { order, total } = await paidOrder();
    const asked = breakRefunds("after");
    expect(await refund(order, { amount: total, left: total })).toMatchObject({
      ok: true,
      data: { state: "hecho" },
    });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(await givenBack(order)).toBe(total);
  });

  test("that never arrived stays open, blocks the order, and is retried with the same key", async () => {
    const { order, total } = await paidOrder();
    const asked = breakRefunds("before");
    expect(await refund(order, { amount: total, left: total })).toMatchObject({
      ok: true,
      data: { state: "pendiente" },
    });
    expect(await refund(order, { amount: 1_000, left: total })).toMatchObject({
      ok: false,
      reason: "refund_pending",
    });
    const seen = await getStaffOrder(order.order_id);
    expect(seen).toMatchObject({ isRefunding: true, moves: [], stage: "por_preparar" });
    const id = seen?.refunds[0]?.id ?? "";
    expect(await retryRefundAction({ refundId: id })).toMatchObject({
      ok: true,
      data: { state: "pendiente" },
    });
    expect(await reconcile()).toMatchObject({ refunded: 0 });
    vi.restoreAllMocks();
    await age(order);
    expect(await reconcile()).toMatchObject({ refunded: 1, failed: 0 });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(await givenBack(order)).toBe(total);
    expect(await refundsOf(order)).toEqual(["hecho"]);
    expect(await retryRefundAction({ refundId: id })).toMatchObject({ ok: false, code: "conflict" });
  });

  test("that the provider rejects is explained and changes nothing", async () => {
    const { order, total } = await paidOrder();
    await site.db
      .sql`update public.payments set provider_payment_id = 'unknown-1' where order_id = ${order.order_id}`;
    const result = await refund(order, { amount: total, left: total });
    expect(result).toMatchObject({ ok: false, reason: "refund_refused" });
    expect(!result.ok && result.message).toBe("El proveedor no reconoce ese pago. No se movió dinero.");
    expect(await refundsOf(order)).toEqual(["fallido"]);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid", status: "confirmed" });
  });

  test("of a part that the provider does not return goes to the buyer's key, and the rest stays with the provider", async () => {
    const { order, total } = await paidOrder();
    const byHand = { amount: 20_000, left: total, channel: "manual", reference: "M123456" } as const;
    expect(await refund(order, byHand)).toMatchObject({ ok: false, reason: "not_by_hand" });
    answerInstead(/\/refunds$/, failing(400, { message: "unsupported", cause: [{ code: 3024 }] }));
    const refused = await refund(order, { amount: 20_000, left: total });
    expect(refused).toMatchObject({ ok: false, reason: "refund_refused" });
    expect(!refused.ok && refused.message).toContain("pide la llave a la persona");
    expect((await getStaffOrder(order.order_id))?.refundable).toEqual({
      left: total,
      channel: "proveedor",
      blocked: "parte",
      atProvider: total,
    });
    expect(await askRefundKeyAction({ orderId: order.order_id })).toMatchObject({ ok: true });
    const key = {
      kind: "nequi",
      number: "300 123 45 67",
      holder: "Ana Ríos",
      document: "1020304050",
    } as const;
    expect(await giveRefundKeyAction({ token: order.token, ...key, number: "604" })).toMatchObject({
      fieldErrors: { number: expect.stringContaining("10 dígitos") },
    });
    expect(await giveRefundKeyAction({ token: order.token, ...key })).toMatchObject({ ok: true });
    expect((await getStaffOrder(order.order_id))?.key).toMatchObject({ kind: "nequi", key: "3001234567" });
    expect(await refund(order, byHand)).toMatchObject({ ok: true, data: { state: "hecho" } });
    expect(await givenBack(order)).toBe(0);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "partially_refunded" });
    // The provider's next report does not know the part by hand, and it returns the rest itself.
    vi.restoreAllMocks();
    const left = total - 20_000;
    expect(await refund(order, { amount: left, left })).toMatchObject({ ok: true, data: { state: "hecho" } });
    await site.deliver();
    expect(await givenBack(order)).toBe(left);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await refundsOf(order)).toEqual(["fallido", "hecho", "hecho"]);
  });

  test("needs an amount and a reason", async () => {
    const { order, total } = await paidOrder();
    const result = await refund(order, { amount: 0, left: total, reason: " " });
    expect(!result.ok && result.fieldErrors).toEqual({
      amount: "Escribe cuánto devuelves.",
      reason: "Escribe el motivo (mínimo 3 letras).",
    });
    expect(await refundsOf(order)).toEqual([]);
  });
});

test("the list is exported as a spreadsheet, filtered like the screen", async () => {
  const { order } = await paidOrder();
  const { order: other } = await paidOrder();
  const answer = await exportList(
    new Request(`http://localhost/api/orders/export?q=${order.order_id.slice(0, 8)}&etapa=por_preparar`),
  );
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toMatch(/^Pedido;Fecha;/);
  expect(text).toContain(order.order_id.slice(0, 8));
  expect(text).not.toContain(other.order_id.slice(0, 8));
});
