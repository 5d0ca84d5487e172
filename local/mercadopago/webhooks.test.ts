import { WebhookSignatureValidator } from "mercadopago";
import { describe, expect, test } from "vitest";
import {
  type Deliveries,
  type ReceivedCall,
  SECRET,
  startClient,
  startReceiver,
  until,
} from "./test-client.ts";
import type { Delivery } from "./types.ts";

function isSigned({ headers, url }: ReceivedCall, toleranceSeconds?: number): boolean {
  try {
    WebhookSignatureValidator.validate({
      xSignature: headers["x-signature"],
      xRequestId: headers["x-request-id"],
      dataId: url.searchParams.get("data.id"),
      secret: SECRET,
      toleranceSeconds,
    });
    return true;
  } catch {
    return false;
  }
}

describe("webhooks", () => {
  test("announces a payment, signed, as documented", async () => {
    const shop = await startReceiver();
    const { charge } = await startClient({ webhookUrl: `${shop.url}?source_news=webhooks` });
    const payment = await charge();
    await until(() => shop.calls.length === 1);
    const [call] = shop.calls as [ReceivedCall];
    expect(call.url.searchParams.get("data.id")).toBe(String(payment.id));
    expect(call.url.searchParams.get("type")).toBe("payment");
    expect(call.url.searchParams.get("source_news")).toBe("webhooks");
    expect(call.headers["x-signature"]).toMatch(/^ts=\d{10},v1=[0-9a-f]{64}$/);
    expect(call.body).toMatchObject({
      type: "payment",
      action: "payment.created",
      api_version: "v1",
      live_mode: false,
      data: { id: String(payment.id) },
    });
    expect(isSigned(call, 60)).toBe(true);
  });

  test("prefers the payment's own notification_url and can sign in milliseconds", async () => {
    const [shop, other] = [await startReceiver(), await startReceiver()];
    const settings = { signature_timestamp: "milliseconds" as const };
    const { charge } = await startClient({ webhookUrl: other.url, settings });
    await charge("APRO", { notification_url: shop.url });
    await until(() => shop.calls.length === 1);
    expect(shop.calls[0]?.headers["x-signature"]).toMatch(/^ts=\d{13},/);
    expect(other.calls).toHaveLength(0);
  });

  test("announces every later change", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url });
    const payment = await charge("CONT");
    await control("POST", `payments/${payment.id}/approve`);
    await control("POST", `payments/${payment.id}/refund`, { amount: 1_000 });
    await until(() => shop.calls.length === 3);
    const actions = shop.calls.map(({ body }) => body.action).sort();
    expect(actions).toEqual(["payment.created", "payment.updated", "payment.updated"]);
  });

  test("repeats a refused call as a new, newly signed notification until it is taken", async () => {
    const shop = await startReceiver((call) => (call < 3 ? 500 : 200));
    const settings = { retry_delays_ms: [10, 10, 10] };
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings });
    const payment = await charge();
    await until(async () => (await control<Deliveries>("GET", "deliveries"))[0].state === "delivered");
    expect(shop.calls).toHaveLength(3);
    expect(new Set(shop.calls.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
    expect(new Set(shop.calls.map(({ body }) => body.id)).size).toBe(3);
    expect(shop.calls.every((call) => isSigned(call))).toBe(true);
    const [delivery] = await control<Deliveries>("GET", `deliveries?payment_id=${payment.id}`);
    expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  test("gives up after the last retry; silence counts as a refusal", async () => {
    const shop = await startReceiver(() => 0);
    const settings = { retry_delays_ms: [5], webhook_timeout_ms: 40 };
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings });
    await charge();
    await until(async () => (await control<Deliveries>("GET", "deliveries"))[0].state === "failed");
    const [delivery] = await control<Deliveries>("GET", "deliveries");
    expect(delivery.attempts).toHaveLength(2);
    expect(delivery.attempts[0]).toMatchObject({ status: null, error: expect.stringMatching(/timeout/i) });
  });

  test("holds notifications and releases them in the order asked for", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings: { delivery: "hold" } });
    const payment = await charge("CONT");
    await control("POST", `payments/${payment.id}/approve`);
    expect((await control<Deliveries>("GET", "deliveries?state=held")).length).toBe(2);
    expect(shop.calls).toHaveLength(0);
    await control("POST", "deliveries/release", { order: "reversed" });
    expect(shop.calls.map(({ body }) => body.action)).toEqual(["payment.updated", "payment.created"]);
    expect((await control<Deliveries>("GET", "deliveries?state=held")).length).toBe(0);
  });

  test("releases by an explicit list", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings: { delivery: "hold" } });
    const ids = [(await charge()).id, (await charge()).id, (await charge()).id];
    const held = await control<Deliveries>("GET", "deliveries");
    await control("POST", "deliveries/release", { ids: [held[2]?.id, held[0].id] });
    expect(shop.calls.map(({ body }) => body.data.id)).toEqual([String(ids[2]), String(ids[0])]);
    expect((await control<Delivery>("GET", `deliveries/${held[1]?.id}`)).state).toBe("held");
  });

  test("loses notifications, which can still be sent by hand", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings: { delivery: "lose" } });
    await charge();
    const [lost] = await control<Deliveries>("GET", "deliveries");
    expect(lost.state).toBe("lost");
    const sent = await control<Delivery>("POST", `deliveries/${lost.id}/send`);
    expect(sent.state).toBe("delivered");
    expect(shop.calls).toHaveLength(1);
  });

  test("sends exact duplicates, and repeats with a new identity", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url });
    await charge();
    await until(() => shop.calls.length === 1);
    const [original] = await control<Deliveries>("GET", "deliveries");
    await control("POST", `deliveries/${original.id}/replay`, { count: 3 });
    await until(() => shop.calls.length === 4);
    expect(new Set(shop.calls.map(({ headers }) => headers["x-request-id"])).size).toBe(1);
    expect(new Set(shop.calls.map(({ body }) => body.id)).size).toBe(1);
    await control("POST", `deliveries/${original.id}/replay`, { identity: "new" });
    await until(() => shop.calls.length === 5);
    expect(shop.calls[4]?.headers["x-request-id"]).not.toBe(shop.calls[0]?.headers["x-request-id"]);
    expect(shop.calls.every((call) => isSigned(call))).toBe(true);
  });

  test("delays a notification", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings: { delivery: "lose" } });
    const payment = await charge();
    const [delivery] = await control<Deliveries>("POST", `payments/${payment.id}/notify`, {
      delay_ms: 3_600_000,
    });
    expect(delivery.state).toBe("scheduled");
    expect(delivery.due_at - Date.now()).toBeGreaterThan(3_590_000);
    expect(shop.calls).toHaveLength(0);
  });

  test.each(["signature", "tampered", "unsigned"])(
    "forges one (%s) that no validator accepts",
    async (forge) => {
      const shop = await startReceiver(() => 401);
      const settings = { delivery: "lose" as const, retry_delays_ms: [5] };
      const { charge, control } = await startClient({ webhookUrl: shop.url, settings });
      const payment = await charge();
      await control<Deliveries>("POST", `payments/${payment.id}/notify`, { forge });
      await until(async () => (await control<Deliveries>("GET", "deliveries?state=failed")).length === 1);
      expect(shop.calls).toHaveLength(1);
      expect(isSigned(shop.calls[0] as ReceivedCall)).toBe(false);
    },
  );

  test("forges a stale one: well signed, an hour old", async () => {
    const shop = await startReceiver();
    const { charge, control } = await startClient({ webhookUrl: shop.url, settings: { delivery: "lose" } });
    const payment = await charge();
    await control<Deliveries>("POST", `payments/${payment.id}/notify`, { forge: "stale" });
    await until(() => shop.calls.length === 1);
    const [call] = shop.calls as [ReceivedCall];
    expect(isSigned(call)).toBe(true);
    expect(isSigned(call, 600)).toBe(false);
  });
});
