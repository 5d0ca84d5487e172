import { describe, expect, test } from "vitest";
import { decideOutcome } from "./outcomes.ts";
import { ACCESS_TOKEN, paymentBody, shareClient, VISA_DEBIT } from "./test-client.ts";
import type { Failure } from "./types.ts";

const PROVIDER_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/;
const { url, call, charge, control, countPayments, pay, token } = await shareClient();
const bodyOf = async (name?: string) => paymentBody(await token(name));
const tenTimes = <T>(once: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, once));

describe("POST /v1/payments", () => {
  test("charges and returns the documented payment", async () => {
    const { status, body } = await pay({
      ...(await bodyOf()),
      installments: 3,
      issuer_id: "1002",
      metadata: { order_id: "order-1" },
      additional_info: { items: [{ id: "p1", title: "Control", quantity: 1, unit_price: 120_000 }] },
      notification_url: "http://127.0.0.1:9/api/payments/webhook?source_news=webhooks",
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
    const fee = body.fee_details[0]?.amount ?? 0;
    expect(Number(body.transaction_details.net_received_amount) + fee).toBe(120_000);
    expect(Number.isSafeInteger(body.id)).toBe(true);
    for (const field of ["date_created", "date_approved", "date_last_updated", "money_release_date"] as const)
      expect(body[field]).toMatch(PROVIDER_DATE);
    expect((await call("GET", `/v1/payments/${body.id}`)).body).toEqual(body);
  });

  test.each([
    ["APRO", "approved", "accredited"],
    ["OTHE", "rejected", "cc_rejected_other_reason"],
    ["CONT", "in_process", "pending_contingency"],
    ["CALL", "rejected", "cc_rejected_call_for_authorize"],
    ["FUND", "rejected", "cc_rejected_insufficient_amount"],
    ["SECU", "rejected", "cc_rejected_bad_filled_security_code"],
    ["EXPI", "rejected", "cc_rejected_bad_filled_date"],
    ["FORM", "rejected", "cc_rejected_bad_filled_other"],
    ["CARD", "rejected", "cc_rejected_bad_filled_card_number"],
    ["INST", "rejected", "cc_rejected_invalid_installments"],
    ["DUPL", "rejected", "cc_rejected_duplicated_payment"],
    ["LOCK", "rejected", "cc_rejected_card_disabled"],
    ["BLAC", "rejected", "cc_rejected_blacklist"],
    ["fund gómez", "rejected", "cc_rejected_insufficient_amount"],
    ["APROPIADA", "approved", "accredited"],
  ])("of the holder %s is %s", async (name, status, status_detail) => {
    const body = await charge(name);
    expect(body).toMatchObject({ status, status_detail });
    if (status === "rejected") expect(body).toMatchObject({ date_approved: null, fee_details: [] });
  });

  test("checks the card for other names, and leaves nothing undecided in binary mode", async () => {
    const card = {
      cardholderName: "María López",
      luhnValid: true,
      expired: false,
      binaryMode: false,
      canChallenge: true,
    };
    expect(decideOutcome(card).status).toBe("approved");
    expect(decideOutcome({ ...card, luhnValid: false }).status).toBe("rejected");
    expect(decideOutcome({ ...card, expired: true }).status_detail).toBe("cc_rejected_bad_filled_date");
    expect(decideOutcome({ ...card, cardholderName: "APRO", expired: true }).status).toBe("approved");
    expect(await charge("CONT", { binary_mode: true })).toMatchObject({ status: "rejected" });
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
    ["centavos", { transaction_amount: 1_000.5 }, 4037],
    ["no instalments", { installments: null }, 4004],
    ["instalments as text", { installments: "1" }, 4005],
    ["13 instalments", { installments: 13 }, 4033],
    ["a foreign issuer", { issuer_id: "9999" }, 3001],
    ["no payer", { payer: null }, 4050],
    ["a payer that is no object", { payer: "cliente" }, 4006],
    ["a broken email", { payer: { email: "cliente" } }, 4050],
    ["a reserved domain", { payer: { email: "a@shop.test" } }, 4050],
    ["a wrong document", { payer: { email: "a@b.co", identification: { type: "CC", number: "1" } } }, 2067],
    ["an invalid notification_url", { notification_url: "shop/webhook" }, 4020],
    ["a notification_url too long", { notification_url: `https://shop.co/${"a".repeat(250)}` }, 4021],
    ["metadata that is no object", { metadata: "x" }, 4022],
    ["deferred capture", { capture: false }, 2077],
    ["a misspelt field", { external_referense: "x" }, 8],
  ])("rejects %s, and charges nothing", async (_, change, code) => {
    const good = await bodyOf();
    const { status, body } = await pay({ ...good, ...change });
    expect([status, body.cause[0].code]).toEqual([400, code]);
    expect(await countPayments()).toBe(0);
    expect((await pay(good)).status, "the token is still good").toBe(201);
  });

  test("allows one instalment only on a debit card", async () => {
    const body = { ...paymentBody(await token("APRO", VISA_DEBIT)), payment_method_id: "debvisa" };
    expect((await pay({ ...body, installments: 3 })).body.cause[0].code).toBe(4033);
    expect((await pay(body)).body).toMatchObject({ payment_type_id: "debit_card", issuer_id: "1001" });
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
    const ask = async (headers = {}) => (await fetch(`${url}${path}`, { method, headers })).json();
    expect(await ask()).toMatchObject({ error: "unauthorized", status: 401, cause: [{ code: 5 }] });
    for (const key of ["APP_USR-public-for-tests", `${ACCESS_TOKEN}x`])
      expect(await ask({ authorization: `Bearer ${key}` })).toMatchObject({
        error: "unauthorized",
        status: 401,
      });
  });

  test("unknown payments and paths are not found, a body that is no object is rejected", async () => {
    expect((await call("GET", "/v1/payments/42")).body).toMatchObject({ error: "not_found", status: 404 });
    expect((await call("GET", "/v1/nothing")).status).toBe(404);
    expect((await call("POST", "/v1/payments", [])).status).toBe(400);
  });
});

describe("PUT /v1/payments/:id", () => {
  const put = (id: number, status: string) => call("PUT", `/v1/payments/${id}`, { status });

  test("cancels undecided payments, and sets no other status", async () => {
    const payment = await charge("CONT");
    expect((await put(payment.id, "approved")).status).toBe(400);
    const { body } = await put(payment.id, "cancelled");
    expect(body).toMatchObject({ status: "cancelled", status_detail: "by_collector" });
    expect(Date.parse(body.date_last_updated)).toBeGreaterThan(Date.parse(payment.date_last_updated));
  });

  test.each(["APRO", "OTHE"])("does not cancel a decided payment (%s)", async (name) => {
    const payment = await charge(name);
    expect((await put(payment.id, "cancelled")).body.cause[0].code).toBe(3005);
    expect((await call("GET", `/v1/payments/${payment.id}`)).body.status).toBe(payment.status);
  });
});

describe("the key of a payment", () => {
  test("is required", async () => {
    expect((await call("POST", "/v1/payments", await bodyOf())).body.cause[0].code).toBe(4292);
  });

  test("returns the first response for the same body, and rejects another one", async () => {
    const { token: cardToken, ...rest } = await bodyOf("CONT");
    const first = await pay({ token: cardToken, ...rest }, "key-1");
    await control("POST", `payments/${first.body.id}/approve`);
    const second = await pay({ ...rest, token: cardToken }, "key-1");
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await pay({ ...rest, token: cardToken, transaction_amount: 130_000 }, "key-1");
    expect([other.status, other.body.error]).toEqual([409, "conflict"]);
    expect(await countPayments()).toBe(1);
  });

  test("makes one payment of ten concurrent calls; a token is charged once under ten keys", async () => {
    const body = await bodyOf();
    const answers = await tenTimes(() => pay(body, "key-1"));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await countPayments()).toBe(1);
    const other = await bodyOf();
    const codes = (await tenTimes(() => pay(other))).map((answer) => answer.body.cause?.[0].code);
    expect(codes.filter((code) => code === 2062)).toHaveLength(9);
    expect(await countPayments()).toBe(2);
  });

  test("can be used again after a rejected request", async () => {
    const body = await bodyOf();
    expect((await pay({ ...body, installments: 13 }, "key-1")).status).toBe(400);
    expect((await pay(body, "key-1")).status).toBe(201);
  });
});

describe("injected failures", () => {
  const fail = (mode: string, count = 1, delay_ms = 30) =>
    control("POST", "failures", { mode, count, delay_ms });

  test.each([
    ["error_before", 500, 0],
    ["error_after", 500, 1],
    ["timeout_before", 504, 0],
    ["timeout_after", 504, 1],
    ["rate_limited", 429, 0],
  ])(
    "%s answers %i with %i charges made, and a repeat with the same key ends with one",
    async (mode, status, made) => {
      await fail(mode);
      const body = await bodyOf();
      const answer = await pay(body, "key-1");
      expect([answer.status, await countPayments()]).toEqual([status, made]);
      expect(answer.headers.get("retry-after")).toBe(status === 429 ? "1" : null);
      expect((await pay(body, "key-1")).body.status).toBe("approved");
      expect(await countPayments()).toBe(1);
    },
  );

  test("stays silent until the caller hangs up, with the charge made", async () => {
    await fail("timeout_after", 1, 60_000);
    const silent = fetch(`${url}/v1/payments`, {
      method: "POST",
      headers: { authorization: `Bearer ${ACCESS_TOKEN}`, "x-idempotency-key": "k" },
      body: JSON.stringify(await bodyOf()),
      signal: AbortSignal.timeout(1000),
    });
    await expect(silent).rejects.toThrow(/timeout/i);
    expect(await countPayments()).toBe(1);
  });

  test("affect the requested number of calls, and can be cancelled", async () => {
    await fail("error_before", 3);
    const body = await bodyOf();
    expect((await pay(body)).status).toBe(500);
    expect(await control<Failure[]>("GET", "failures")).toHaveLength(2);
    await control("DELETE", "failures");
    expect((await pay(body)).status).toBe(201);
  });
});
