import {
  CardToken,
  MercadoPagoConfig,
  MPBadRequestError,
  MPIdempotencyError,
  Payment,
  PaymentRefund,
} from "mercadopago";
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { afterEach, describe, expect, test } from "vitest";
import { ACCESS_TOKEN, paymentBody, startClient } from "./test-client.ts";

const PROVIDER_URL = AppConfig.BASE_URL;
const FAST = { initialDelay: 1, maxDelay: 5 };
afterEach(() => pointSdkAt(PROVIDER_URL));

/** The SDK has no option for its address; this static field is what every call of it reads. */
function pointSdkAt(url: string): void {
  Object.assign(AppConfig, { BASE_URL: url });
}

async function start() {
  const client = await startClient();
  pointSdkAt(client.url);
  const config = () => new MercadoPagoConfig({ accessToken: ACCESS_TOKEN, options: { ...FAST } });
  const charges = async () => client.countPayments();
  const body = async (name?: string) => paymentBody(await client.token(name));
  return { ...client, config, charges, body };
}

describe("the official SDK against the sandbox", () => {
  test("creates, reads, finds, cancels and refunds", async () => {
    const { config, body } = await start();
    const created = await new Payment(config()).create({
      body: await body(),
      requestOptions: { idempotencyKey: "order-1-attempt-1" },
    });
    expect(created).toMatchObject({ status: "approved", api_response: { status: 201 } });
    const id = created.id as number;
    expect((await new Payment(config()).get({ id })).external_reference).toBe("order-1");
    const found = await new Payment(config()).search({
      options: { external_reference: "order-1", sort: "date_created", criteria: "desc" },
    });
    expect(found.results?.map((result) => String(result.id))).toEqual([String(id)]);
    const part = await new PaymentRefund(config()).create({ payment_id: id, body: { amount: 20_000 } });
    expect(part).toMatchObject({ amount: 20_000, status: "approved" });
    await new PaymentRefund(config()).total({ payment_id: id });
    expect((await new Payment(config()).get({ id })).status).toBe("refunded");
    expect(await new PaymentRefund(config()).list({ payment_id: id })).toHaveLength(2);

    const open = await new Payment(config()).create({ body: await body("CONT") });
    const cancelled = await new Payment(config()).cancel({ id: open.id as number });
    expect(cancelled.status).toBe("cancelled");
  });

  test("reads a card token", async () => {
    const { config, token } = await start();
    const id = await token();
    expect((await new CardToken(config()).get({ id })).last_four_digits).toBe("6260");
  });

  test("turns refusals into typed errors with their cause", async () => {
    const { config, body } = await start();
    const wrong = new Payment(config()).create({ body: { ...(await body()), installments: 13 } });
    await expect(wrong).rejects.toBeInstanceOf(MPBadRequestError);
    await expect(wrong).rejects.toMatchObject({ status: 400, causes: [{ code: 4033 }] });
    const requestOptions = { idempotencyKey: "k" };
    await new Payment(config()).create({ body: await body(), requestOptions });
    const other = new Payment(config()).create({ body: await body(), requestOptions });
    await expect(other).rejects.toBeInstanceOf(MPIdempotencyError);
  });

  test("keeps one key through its own retries, so a lost answer is not a second charge", async () => {
    const { config, body, control, charges } = await start();
    await control("POST", "failures", { mode: "error_after", count: 2 });
    const payment = await new Payment(config()).create({ body: await body() });
    expect(payment.status).toBe("approved");
    expect(await charges()).toBe(1);
  });

  test("leaves the charge made but unknown when every retry fails; the key or the search finds it", async () => {
    const { config, body, control, charges } = await start();
    await control("POST", "failures", { mode: "timeout_after", count: 1, delay_ms: 60_000 });
    const order = await body();
    const requestOptions = { idempotencyKey: "order-1-attempt-1", timeout: 100, maxRetries: 0 };
    const lost = new Payment(config()).create({ body: order, requestOptions });
    await expect(lost).rejects.toMatchObject({ error: "connection_error" });
    expect(await charges()).toBe(1);
    const again = await new Payment(config()).create({ body: order, requestOptions });
    expect(again.status).toBe("approved");
    expect(await charges()).toBe(1);
  });

  test("leaks the options of one call into the next one of the same config", async () => {
    const { config, body } = await start();
    const shared = config();
    const first = await new Payment(shared).create({
      body: await body(),
      requestOptions: { idempotencyKey: "first" },
    });
    expect(shared.options?.idempotencyKey).toBe("first");
    const second = new Payment(shared).create({ body: await body() });
    await expect(second).rejects.toBeInstanceOf(MPIdempotencyError);
    expect(first.status).toBe("approved");
  });
});
