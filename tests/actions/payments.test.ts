import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { getPaymentOfOrder } from "@/lib/payments/queries";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf, type Placed, stockOf } from "../factories/orders.ts";
import { refreshed } from "./support/next-cache.ts";
import { till } from "./support/payments.ts";
import { openStage, type Stage } from "./support/site-with-payments.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  stage.webhook(receive);
});
afterAll(() => stage.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await stage.control("/failures", undefined, "DELETE");
  await stage.deliver();
});

const { pay, payAndFail, attempts } = till(() => stage);

describe("paying", () => {
  test("charges the database's total, whatever amount the browser sent", async () => {
    const { order, product } = await stage.order();
    const outcome = await pay(order, "APRO", { transaction_amount: 1 });
    const [charge, ...more] = await stage.charges(order);
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
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await stockOf(stage.db, product)).toBe(0);
  });

  test("a rejection says what to do, gives the stock back and leaves room for another card", async () => {
    const { order, product } = await stage.order();
    refreshed.length = 0;
    const outcome = await pay(order, "FUND");
    expect(outcome).toMatchObject({ status: "rejected", statusDetail: "cc_rejected_insufficient_amount" });
    expect(outcome.message).toMatch(/cupo o saldo/);
    expect(await stockOf(stage.db, product)).toBe(1);
    expect(refreshed).toEqual(["products", `product:${product.id}`]);

    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["rejected", "approved"]);
    expect(await stockOf(stage.db, product)).toBe(0);
    await stage.deliver("reversed");
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
  });

  test("an undecided payment is settled by its notification", async () => {
    const { order } = await stage.order();
    const outcome = await pay(order, "CONT");
    expect(outcome).toMatchObject({ status: "pending", statusDetail: "pending_contingency" });
    expect((await payAndFail(order, "APRO")).reason).toBe("payment_in_flight");
    await stage.control(`/payments/${outcome.paymentId}/approve`);
    expect(await stage.deliver("reversed")).toEqual([200, 200]);
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await getPaymentOfOrder(order.token, outcome.paymentId)).toMatchObject({ status: "approved" });
  });

  test("two clicks at once charge once", async () => {
    const { order } = await stage.order();
    const results = await Promise.allSettled([pay(order, "APRO"), pay(order, "APRO"), pay(order, "APRO")]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stage.charges(order)).toHaveLength(1);
  });

  test("a paid order is not charged again", async () => {
    const { order } = await stage.order();
    await pay(order, "APRO");
    expect((await payAndFail(order, "APRO")).reason).toBe("already_paid");
    expect(await stage.charges(order)).toHaveLength(1);
  });

  test.each([
    ["a token that nobody knows", { token: "0".repeat(32) }, "invalid", /Escríbelos de nuevo/],
    ["a card of another kind", { payment_method_id: "amex" }, "invalid", /Prueba con otra/],
    [
      "a document that is none",
      { payer: { email: "a@example.com", identification: { type: "CC", number: "1" } } },
      "invalid",
      /documento/,
    ],
    ["an e-mail that the provider refuses", { payer: { email: "ana@tienda.test" } }, "invalid", /correo/],
  ])("%s is refused, charges nothing, and the next try works", async (_, changed, code, message) => {
    const { order } = await stage.order();
    const failure = await payAndFail(order, "APRO", changed);
    expect(failure).toMatchObject({ code, reason: "payment_refused" });
    expect(failure.message).toMatch(message);
    expect(await stage.charges(order)).toEqual([]);
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["error", "approved"]);
  });
});

describe("money that has to go back", () => {
  const chargeAgain = async (order: Placed, amount: number, key: string) => {
    const card = await stage.card("APRO");
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

  test("a second charge is refunded as soon as we hear of it, once", async () => {
    const { order, product } = await stage.order();
    await pay(order, "APRO");
    const second = await chargeAgain(order, product.price, "twice");
    await stage.deliver();
    await stage.deliver();
    const charges = await stage.charges(order);
    expect(charges.map(({ status }) => status).toSorted()).toEqual(["approved", "refunded"]);
    expect(charges.find(({ id }) => String(id) === second)?.transaction_amount_refunded).toBe(product.price);
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await reconcile()).toMatchObject({ refunded: 0, failed: 0 });
  });

  test("a refund that fails is tried again with the same key", async () => {
    const { order, product } = await stage.order();
    await pay(order, "APRO");
    const second = await chargeAgain(order, product.price, "thrice");
    const real = globalThis.fetch;
    const keys: (string | null)[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (!String(input).endsWith(`/${second}/refunds`)) return real(input, init);
      keys.push(new Headers(init?.headers).get("x-idempotency-key"));
      return Response.json({ message: "internal_error" }, { status: 500 });
    });
    await stage.deliver();
    expect(new Set(keys).size).toBe(1);
    vi.restoreAllMocks();
    expect(await reconcile()).toMatchObject({ refunded: 1, failed: 0 });
    expect((await stage.charges(order)).map(({ status }) => status).toSorted()).toEqual([
      "approved",
      "refunded",
    ]);
  });

  test("a charge of another amount moves nothing and is on record", async () => {
    const { order } = await stage.order();
    await chargeAgain(order, 1_000, "cheap");
    await stage.deliver();
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "placed", payment_status: "unpaid" });
    const log = await stage.db
      .sql`select 1 from public.audit_log where entity_id = ${order.order_id} and action = 'payment.mismatch'`;
    expect(log).toHaveLength(1);
  });

  test("a refund made at the provider cancels the order and puts the unit back", async () => {
    const { order, product } = await stage.order();
    const { paymentId } = await pay(order, "APRO");
    refreshed.length = 0;
    await stage.control(`/payments/${paymentId}/refund`);
    await stage.deliver("reversed");
    expect(await orderOf(stage.db, order)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
    expect(await stockOf(stage.db, product)).toBe(1);
    expect(refreshed).toContain(`product:${product.id}`);
  });
});
