import { WebhookSignatureValidator } from "mercadopago";
import { expect, test } from "vitest";
import {
  type Deliveries,
  type ReceivedCall,
  SECRET,
  startClient,
  startReceiver,
  until,
} from "./test-client.ts";
import type { Delivery, Settings } from "./types.ts";

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

/** A sandbox that notifies a shop, which answers as defined. */
async function start(settings: Partial<Settings> = {}, answer?: (call: number) => number) {
  const shop = await startReceiver(answer);
  const client = await startClient({ webhookUrl: `${shop.url}?source_news=webhooks`, settings });
  const deliveries = (query = "") => client.control<Deliveries>("GET", `deliveries${query}`);
  const received = (count: number) => until(() => shop.calls.length === count);
  const settled = (state: Delivery["state"]) => until(async () => (await deliveries())[0]?.state === state);
  return { ...client, calls: shop.calls, deliveries, received, settled };
}

test("a payment's notification is signed as documented", async () => {
  const { charge, calls, received } = await start();
  const payment = await charge();
  await received(1);
  const [call] = calls as [ReceivedCall];
  const id = String(payment.id);
  expect(Object.fromEntries(call.url.searchParams)).toEqual({
    "data.id": id,
    type: "payment",
    source_news: "webhooks",
  });
  expect(call.headers["x-signature"]).toMatch(/^ts=\d{10},v1=[0-9a-f]{64}$/);
  expect(call.body).toMatchObject({
    type: "payment",
    action: "payment.created",
    api_version: "v1",
    live_mode: false,
    data: { id },
  });
  expect(isSigned(call, 60)).toBe(true);
});

test("the payment's own notification_url takes precedence, and the time may be in milliseconds", async () => {
  const own = await startReceiver();
  const { charge, calls } = await start({ signature_timestamp: "milliseconds" });
  await charge("APRO", { notification_url: own.url });
  await until(() => own.calls.length === 1);
  expect(own.calls[0]?.headers["x-signature"]).toMatch(/^ts=\d{13},/);
  expect(calls).toHaveLength(0);
});

test("every later change is notified", async () => {
  const { charge, control, calls, received } = await start();
  const { id } = await charge("CONT");
  await control("POST", `payments/${id}/approve`);
  await control("POST", `payments/${id}/refund`, { amount: 1_000 });
  await received(3);
  const actions = calls.map(({ body }) => body.action).sort();
  expect(actions).toEqual(["payment.created", "payment.updated", "payment.updated"]);
});

test("a rejected call is repeated as a new, newly signed notification until it is accepted", async () => {
  const { charge, calls, deliveries, settled } = await start({ retry_delays_ms: [10, 10, 10] }, (call) =>
    call < 3 ? 500 : 200,
  );
  const payment = await charge();
  await settled("delivered");
  expect(new Set(calls.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
  expect(new Set(calls.map(({ body }) => body.id)).size).toBe(3);
  expect(calls.every((call) => isSigned(call))).toBe(true);
  const [delivery] = await deliveries(`?payment_id=${payment.id}`);
  expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
});

test("it is given up after the last retry; no response counts as a rejection", async () => {
  const { charge, deliveries, settled } = await start(
    { retry_delays_ms: [5], webhook_timeout_ms: 40 },
    () => 0,
  );
  await charge();
  await settled("failed");
  const [{ attempts }] = await deliveries();
  expect(attempts).toHaveLength(2);
  expect(attempts[0]).toMatchObject({ status: null, error: expect.stringMatching(/timeout/i) });
});

test("held ones are released in the requested order, or by a list", async () => {
  const { charge, control, calls, deliveries } = await start({ delivery: "hold" });
  const { id } = await charge("CONT");
  await control("POST", `payments/${id}/approve`);
  expect(await deliveries("?state=held")).toHaveLength(2);
  expect(calls).toHaveLength(0);
  await control("POST", "deliveries/release", { order: "reversed" });
  expect(calls.map(({ body }) => body.action)).toEqual(["payment.updated", "payment.created"]);
  const ids = [(await charge()).id, (await charge()).id, (await charge()).id];
  const held = await deliveries("?state=held");
  const of = (paymentId?: number) =>
    held.find(({ payment_id }) => String(payment_id) === String(paymentId))?.id;
  await control("POST", "deliveries/release", { ids: [of(ids[2]), of(ids[0])] });
  expect(calls.slice(2).map(({ body }) => body.data.id)).toEqual([String(ids[2]), String(ids[0])]);
  expect(await deliveries("?state=held")).toHaveLength(1);
});

test("a lost notification can still be sent by hand, a late one keeps its time", async () => {
  const { charge, control, calls, deliveries } = await start({ delivery: "lose" });
  const payment = await charge();
  const [lost] = await deliveries();
  expect(lost.state).toBe("lost");
  expect((await control<Delivery>("POST", `deliveries/${lost.id}/send`)).state).toBe("delivered");
  const late = { delay_ms: 3_600_000 };
  const [delivery] = await control<Deliveries>("POST", `payments/${payment.id}/notify`, late);
  expect(delivery.state).toBe("scheduled");
  expect(delivery.due_at).toBeGreaterThan(Date.now());
  expect(calls).toHaveLength(1);
});

test("duplicates are exact, repeats have a new identity", async () => {
  const { charge, control, calls, deliveries, received } = await start();
  await charge();
  await received(1);
  const [original] = await deliveries();
  await control("POST", `deliveries/${original.id}/replay`, { count: 3 });
  await received(4);
  expect(new Set(calls.map(({ headers }) => headers["x-request-id"])).size).toBe(1);
  expect(new Set(calls.map(({ body }) => body.id)).size).toBe(1);
  await control("POST", `deliveries/${original.id}/replay`, { identity: "new" });
  await received(5);
  expect(calls[4]?.headers["x-request-id"]).not.toBe(calls[0]?.headers["x-request-id"]);
  expect(calls.every((call) => isSigned(call))).toBe(true);
});

test.each([
  ["signature", false],
  ["tampered", false],
  ["unsigned", false],
  ["stale", true],
])("a forged one (%s) is accepted by no validator that checks its age", async (forge, hasSignature) => {
  const { charge, control, calls, received } = await start({ delivery: "lose" }, () => 401);
  const { id } = await charge();
  await control("POST", `payments/${id}/notify`, { forge });
  await received(1);
  const [call] = calls as [ReceivedCall];
  expect([isSigned(call), isSigned(call, 600)]).toEqual([hasSignature, false]);
});
