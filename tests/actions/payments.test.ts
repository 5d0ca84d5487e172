import { afterEach, describe, expect, test, vi } from "vitest";
import { getPaymentResult } from "@/lib/checkout/queries";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf, type PlacedOrder } from "../factories/orders.ts";
import { stockOf } from "../factories/products.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.control("/failures", undefined, "DELETE");
  await site.deliver();
});

const { pay, payAndFail, attempts } = site;

describe("paying", () => {
  test("charges the database's total, whatever amount the browser sent", async () => {
    const { order, product } = await site.order();
    const outcome = await pay(order, "APRO", { transaction_amount: 1 });
    const [charge, ...more] = await site.charges(order);
    expect(more).toEqual([]);
    expect(charge).toMatchObject({
      status: "approved",
      transaction_amount: product.price,
      external_reference: order.order_id,
      currency_id: "COP",
      payer: { email: "ana@example.com", first_name: "Ana", last_name: "Gómez" },
      additional_info: {
        ip_address: "190.0.0.1",
        items: [{ id: product.id, quantity: 1, unit_price: product.price }],
      },
    });
    expect(outcome).toEqual({
      status: "approved",
      paymentId: String(charge?.id),
      statusDetail: "accredited",
      message: "¡Listo! Tu pago fue aprobado.",
    });
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await stockOf(site.db, product)).toBe(0);
  });

  test("stores the provider's fee, its net and when that is released; of a rejection, none", async () => {
    const { order } = await site.order();
    await pay(order, "FUND");
    await pay(order, "APRO");
    const [, charge] = (await site.charges(order)).toSorted((one, other) => one.id - other.id);
    const stored = await site.db.sql<{ fee: number | null; net: number | null; released_at: Date | null }[]>`
      select fee, net, released_at from public.payments where order_id = ${order.order_id} order by attempt`;
    expect([...stored]).toEqual([
      { fee: null, net: null, released_at: null },
      {
        fee: charge!.fee_details[0]!.amount,
        net: charge!.transaction_details.net_received_amount,
        released_at: new Date(charge!.money_release_date!),
      },
    ]);
  });

  test("a rejection says what to do, releases the stock and allows another card", async () => {
    const { order, product } = await site.order();
    const outcome = await pay(order, "FUND");
    expect(outcome).toMatchObject({ status: "rejected", statusDetail: "cc_rejected_insufficient_amount" });
    expect(outcome.message).toMatch(/cupo o saldo/);
    expect(await stockOf(site.db, product)).toBe(1);

    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["rejected", "approved"]);
    expect(await stockOf(site.db, product)).toBe(0);
    await site.deliver("reversed");
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
  });

  test("an undecided payment is settled by its notification", async () => {
    const { order } = await site.order();
    const outcome = await pay(order, "CONT");
    expect(outcome).toMatchObject({ status: "pending", statusDetail: "pending_contingency" });
    expect((await payAndFail(order, "APRO")).reason).toBe("payment_in_flight");
    await site.control(`/payments/${outcome.paymentId}/approve`);
    expect(await site.deliver("reversed")).toEqual([200, 200]);
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await getPaymentResult(order.token, outcome.paymentId)).toMatchObject({
      payment: { status: "approved" },
    });
  });

  test("two clicks at once charge once", async () => {
    const { order } = await site.order();
    const results = await Promise.allSettled([pay(order, "APRO"), pay(order, "APRO"), pay(order, "APRO")]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await site.charges(order)).toHaveLength(1);
  });

  test("a paid order is not charged again", async () => {
    const { order } = await site.order();
    await pay(order, "APRO");
    expect((await payAndFail(order, "APRO")).reason).toBe("already_paid");
    expect(await site.charges(order)).toHaveLength(1);
  });

  test.each([
    ["an unknown token", { token: "0".repeat(32) }, "invalid", /Escríbelos de nuevo/],
    ["a card of another kind", { payment_method_id: "amex" }, "invalid", /Prueba con otra/],
    [
      "an invalid document",
      { payer: { email: "a@example.com", identification: { type: "CC", number: "1" } } },
      "invalid",
      /documento/,
    ],
    ["an e-mail that the provider refuses", { payer: { email: "ana@tienda.test" } }, "invalid", /correo/],
  ])("%s is rejected, charges nothing, and the next try works", async (_, changed, code, message) => {
    const { order } = await site.order();
    const failure = await payAndFail(order, "APRO", changed);
    expect(failure).toMatchObject({ code, reason: "payment_refused" });
    expect(failure.message).toMatch(message);
    expect(await site.charges(order)).toEqual([]);
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["error", "approved"]);
  });
});

describe("money due for refund", () => {
  const chargeAgain = async (order: PlacedOrder, amount: number, key: string) => {
    const card = await site.card("APRO");
    const { MERCADOPAGO_API_URL, MERCADOPAGO_ACCESS_TOKEN } = process.env;
    const response = await fetch(`${MERCADOPAGO_API_URL}/v1/payments`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${MERCADOPAGO_ACCESS_TOKEN}`,
        "content-type": "application/json",
        "x-idempotency-key": key,
      },
      body: JSON.stringify({
        token: card.token,
        payment_method_id: "visa",
        installments: 1,
        transaction_amount: amount,
        external_reference: order.order_id,
        payer: { email: "ana@example.com" },
      }),
    });
    return String(((await response.json()) as { id: number }).id);
  };

  test("a second charge is refunded as soon as it is known, once", async () => {
    const { order, product } = await site.order();
    await pay(order, "APRO");
    const second = await chargeAgain(order, product.price, "twice");
    await site.deliver();
    await site.deliver();
    const charges = await site.charges(order);
    expect(charges.map(({ status }) => status).toSorted()).toEqual(["approved", "refunded"]);
    expect(charges.find(({ id }) => String(id) === second)?.transaction_amount_refunded).toBe(product.price);
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await reconcile()).toMatchObject({ refunded: 0, failed: 0 });
  });

  test("a refund that fails is retried with the same key", async () => {
    const { order, product } = await site.order();
    await pay(order, "APRO");
    const second = await chargeAgain(order, product.price, "thrice");
    const asked = answerInstead(
      new RegExp(`/${second}/refunds$`),
      failing(500, { message: "internal_error" }),
    );
    await site.deliver();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    vi.restoreAllMocks();
    expect(await reconcile()).toMatchObject({ refunded: 1, failed: 0 });
    expect((await site.charges(order)).map(({ status }) => status).toSorted()).toEqual([
      "approved",
      "refunded",
    ]);
  });

  test("a charge of another amount changes nothing and is logged", async () => {
    const { order } = await site.order();
    await chargeAgain(order, 1_000, "cheap");
    await site.deliver();
    expect(await orderOf(site.db, order)).toMatchObject({ status: "placed", payment_status: "unpaid" });
    const log = await site.db
      .sql`select 1 from public.audit_log where entity_id = ${order.order_id} and action = 'payment.mismatch'`;
    expect(log).toHaveLength(1);
  });

  test("a refund made at the provider cancels the order and restocks the unit", async () => {
    const { order, product } = await site.order();
    const { paymentId } = await pay(order, "APRO");
    await site.control(`/payments/${paymentId}/refund`);
    await site.deliver("reversed");
    expect(await orderOf(site.db, order)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
    expect(await stockOf(site.db, product)).toBe(1);
  });
});
