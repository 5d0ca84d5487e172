import {
  MercadoPagoConfig,
  MPBadRequestError,
  MPIdempotencyError,
  Payment,
  PaymentRefund,
} from "mercadopago";
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ACCESS_TOKEN, paymentBody, shareClient } from "./test-client.ts";

const PROVIDER_URL = AppConfig.BASE_URL;
const FAST = { initialDelay: 1, maxDelay: 5 };
afterEach(() => pointSdkAt(PROVIDER_URL));

/** The SDK has no option for its address; this static field is what every call of it reads. */
function pointSdkAt(url: string): void {
  Object.assign(AppConfig, { BASE_URL: url });
}

const client = await shareClient();
const config = () => new MercadoPagoConfig({ accessToken: ACCESS_TOKEN, options: { ...FAST } });
const bodyOf = async (name?: string) => paymentBody(await client.token(name));
beforeEach(() => pointSdkAt(client.url));

describe("the official SDK against the sandbox", () => {
  test("creates, reads, finds, cancels and refunds", async () => {
    const created = await new Payment(config()).create({
      body: await bodyOf(),
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

    const open = await new Payment(config()).create({ body: await bodyOf("CONT") });
    expect((await new Payment(config()).cancel({ id: open.id as number })).status).toBe("cancelled");
  });

  test("turns refusals into typed errors with their cause", async () => {
    const wrong = new Payment(config()).create({ body: { ...(await bodyOf()), installments: 13 } });
    await expect(wrong).rejects.toBeInstanceOf(MPBadRequestError);
    await expect(wrong).rejects.toMatchObject({ status: 400, causes: [{ code: 4033 }] });
    const requestOptions = { idempotencyKey: "k" };
    await new Payment(config()).create({ body: await bodyOf(), requestOptions });
    const other = new Payment(config()).create({ body: await bodyOf(), requestOptions });
    await expect(other).rejects.toBeInstanceOf(MPIdempotencyError);
  });

  test("leaks the options of one call into the next one of the same config", async () => {
    const shared = config();
    const first = await new Payment(shared).create({
      body: await bodyOf(),
      requestOptions: { idempotencyKey: "first" },
    });
    expect(shared.options?.idempotencyKey).toBe("first");
    const second = new Payment(shared).create({ body: await bodyOf() });
    await expect(second).rejects.toBeInstanceOf(MPIdempotencyError);
    expect(first.status).toBe("approved");
  });
});
