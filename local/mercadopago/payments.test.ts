import { describe, expect, test } from "vitest";
import { paymentBody, startClient, VISA_DEBIT } from "./test-client.ts";

const PROVIDER_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/;

describe("POST /v1/payments", () => {
  test("charges and answers the documented payment", async () => {
    const { token, pay, call } = await startClient();
    const { status, body } = await pay({
      ...paymentBody(await token()),
      installments: 3,
      issuer_id: "1002",
      metadata: { order_id: "order-1" },
      additional_info: { items: [{ id: "p1", title: "Control", quantity: 1, unit_price: 120_000 }] },
      notification_url: "https://shop.example.com/api/payments/webhook?source_news=webhooks",
      payer: { email: "cliente@example.com", identification: { type: "CC", number: "123456789" } },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "approved",
      status_detail: "accredited",
      currency_id: "COP",
      transaction_amount: 120_000,
      transaction_amount_refunded: 0,
      installments: 3,
      issuer_id: "1002",
      payment_method_id: "visa",
      payment_type_id: "credit_card",
      external_reference: "order-1",
      operation_type: "regular_payment",
      captured: true,
      live_mode: false,
      processing_mode: "aggregator",
      metadata: { order_id: "order-1" },
      payer: { email: "cliente@example.com" },
      card: { first_six_digits: "401354", last_four_digits: "6260", cardholder: { name: "APRO" } },
      refunds: [],
    });
    expect(body.transaction_details.installment_amount).toBe(40_000);
    expect(Number(body.transaction_details.net_received_amount) + (body.fee_details[0]?.amount ?? 0)).toBe(
      120_000,
    );
    expect(Number.isSafeInteger(body.id)).toBe(true);
    for (const field of [
      "date_created",
      "date_approved",
      "date_last_updated",
      "money_release_date",
    ] as const) {
      expect(body[field]).toMatch(PROVIDER_DATE);
    }
    expect((await call("GET", `/v1/payments/${body.id}`)).body).toEqual(body);
  });

  test("answers 201 for a rejected charge, without approval, fee or net amount", async () => {
    const { token, pay } = await startClient();
    const { status, body } = await pay(paymentBody(await token("OTHE")));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "rejected", date_approved: null, fee_details: [] });
    expect(body.transaction_details.net_received_amount).toBe(0);
  });

  test.each([
    ["no token", { token: null }, 4000],
    ["an unknown token", { token: "0".repeat(32) }, 2006],
    ["no method", { payment_method_id: "" }, 4001],
    ["an unknown method", { payment_method_id: "nequi" }, 3028],
    ["a method that is not the card's", { payment_method_id: "master" }, 3026],
    ["no amount", { transaction_amount: undefined }, 4002],
    ["an amount as text", { transaction_amount: "120000" }, 4003],
    ["amount zero", { transaction_amount: 0 }, 4037],
    ["a negative amount", { transaction_amount: -5_000 }, 4037],
    ["centavos", { transaction_amount: 1_000.5 }, 4037],
    ["no instalments", { installments: null }, 4004],
    ["instalments as text", { installments: "1" }, 4005],
    ["13 instalments", { installments: 13 }, 4033],
    ["a foreign issuer", { issuer_id: "9999" }, 3001],
    ["an issuer that is no number", { issuer_id: "bank" }, 3001],
    ["no payer", { payer: null }, 4050],
    ["a payer that is no object", { payer: "cliente" }, 4006],
    ["a broken email", { payer: { email: "cliente" } }, 4050],
    ["a reserved domain (.test)", { payer: { email: "a@shop.test" } }, 4050],
    ["a reserved domain (.local)", { payer: { email: "a@shop.local" } }, 4050],
    ["a reserved domain (.invalid)", { payer: { email: "a@shop.invalid" } }, 4050],
    [
      "a wrong document",
      { payer: { email: "a@example.com", identification: { type: "CC", number: "1" } } },
      2067,
    ],
    ["a notification_url that is none", { notification_url: "shop/webhook" }, 4020],
    ["a notification_url too long", { notification_url: `https://shop.co/${"a".repeat(250)}` }, 4021],
    ["metadata that is no object", { metadata: "x" }, 4022],
    ["deferred capture", { capture: false }, 2077],
    ["a misspelt field", { external_referense: "x" }, 8],
  ])("refuses %s", async (_, change, code) => {
    const { token, pay, countPayments } = await startClient();
    const { status, body } = await pay({ ...paymentBody(await token()), ...change });
    expect(status).toBe(400);
    expect(body.cause[0].code).toBe(code);
    expect(await countPayments()).toBe(0);
  });

  test("keeps the token good after a refused request", async () => {
    const { token, pay } = await startClient();
    const body = paymentBody(await token());
    expect((await pay({ ...body, transaction_amount: 0 })).status).toBe(400);
    expect((await pay(body)).status).toBe(201);
  });

  test("allows one instalment only on a debit card", async () => {
    const { token, pay } = await startClient();
    const body = { ...paymentBody(await token("APRO", VISA_DEBIT)), payment_method_id: "debvisa" };
    expect((await pay({ ...body, installments: 3 })).body.cause[0].code).toBe(4033);
    expect((await pay(body)).body).toMatchObject({ payment_type_id: "debit_card", issuer_id: "1001" });
  });

  test("refuses a body that is no JSON object", async () => {
    const { url, call } = await startClient();
    const response = await fetch(`${url}/v1/payments`, {
      method: "POST",
      headers: { authorization: "Bearer APP_USR-access-for-tests", "x-idempotency-key": "k" },
      body: "{",
    });
    expect(response.status).toBe(400);
    expect((await call("POST", "/v1/payments", [])).status).toBe(400);
  });
});

describe("access", () => {
  test.each([
    ["GET", "/v1/payments/1"],
    ["GET", "/v1/payments/search"],
    ["POST", "/v1/payments"],
    ["PUT", "/v1/payments/1"],
    ["POST", "/v1/payments/1/refunds"],
  ])("%s %s needs the access token", async (method, path) => {
    const { url } = await startClient();
    const ask = (authorization?: string) =>
      fetch(`${url}${path}`, { method, headers: authorization ? { authorization } : {} });
    const missing = await ask();
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({ error: "unauthorized", status: 401, cause: [{ code: 5 }] });
    expect((await ask("Bearer APP_USR-public-for-tests")).status).toBe(401);
    expect((await ask("Bearer APP_USR-access-for-testS")).status).toBe(401);
  });

  test("answers 404 for an unknown payment and an unknown path", async () => {
    const { call } = await startClient();
    expect((await call("GET", "/v1/payments/42")).body).toMatchObject({ error: "not_found", status: 404 });
    expect((await call("GET", "/v1/nothing")).status).toBe(404);
  });
});

describe("PUT /v1/payments/:id", () => {
  test("cancels what is not decided yet", async () => {
    const { charge, call } = await startClient();
    const payment = await charge("CONT");
    const { status, body } = await call("PUT", `/v1/payments/${payment.id}`, { status: "cancelled" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "cancelled", status_detail: "by_collector" });
    expect(Date.parse(body.date_last_updated)).toBeGreaterThan(Date.parse(payment.date_last_updated));
  });

  test.each(["APRO", "OTHE"])("does not cancel a decided payment (%s)", async (name) => {
    const { charge, call } = await startClient();
    const payment = await charge(name);
    const answer = await call("PUT", `/v1/payments/${payment.id}`, { status: "cancelled" });
    expect(answer.status).toBe(400);
    expect(answer.body.cause[0].code).toBe(3005);
    expect((await call("GET", `/v1/payments/${payment.id}`)).body.status).toBe(payment.status);
  });

  test("sets no other status", async () => {
    const { charge, call } = await startClient();
    const payment = await charge("CONT");
    expect((await call("PUT", `/v1/payments/${payment.id}`, { status: "approved" })).status).toBe(400);
  });
});
