import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { payOrder } from "@/lib/payments/mutations";
import { reconcile } from "@/lib/payments/reconcile";
import { cardFormSchema } from "@/lib/payments/schema";
import { orderOf } from "../factories/orders.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { afterIsDone } from "./support/next-server.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";
import { eventsOf, notify } from "./support/webhook.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await afterIsDone();
  await site.deliver();
});

const { pay, payAndFail, attempts } = site;

const events = (id: string) => eventsOf(site.db, id);

describe("one signed call", () => {
  test("is one event and one query, whatever its unsigned fields say", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    const requestId = randomUUID();
    const at = Date.now();
    const asked = answerInstead(new RegExp(`/v1/payments/${paymentId}`), (real) => real());
    for (let n = 0; n < 10; n++)
      expect((await notify({ id: paymentId, requestId, at, action: `payment.${n}` })).status).toBe(200);
    await afterIsDone();
    expect(await events(paymentId)).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test("without a request id is distinguished from the next one", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    const at = Date.now() - 60_000;
    await notify({ id: paymentId, requestId: null, at });
    await afterIsDone();
    await site.control(`/payments/${paymentId}/approve`);
    await notify({ id: paymentId, requestId: null, at });
    await notify({ id: paymentId, requestId: null, at: at + 5_000 });
    await afterIsDone();
    expect(await events(paymentId)).toHaveLength(2);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("is trusted only for the id of the payment to query", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    const unsigned = { status: "approved", status_detail: "accredited", external_reference: order.order_id };
    const body = { type: "payment", ...unsigned, data: { id: paymentId, ...unsigned } };
    expect((await notify({ id: paymentId, body })).status).toBe(200);
    await afterIsDone();
    expect(await events(paymentId)).toMatchObject([{ outcome: "unchanged" }]);
    expect(await orderOf(site.db, order)).toMatchObject({ status: "placed", payment_status: "pending" });
    await site.control(`/payments/${paymentId}/reject`);
    expect((await notify({ id: paymentId, body })).status).toBe(200);
    await afterIsDone();
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "rejected" });
  });

  test("of a payment that the provider does not know makes no order", async () => {
    const count = async () => (await site.db.sql`select from public.orders`).count;
    const before = await count();
    expect((await notify({ id: "666999" })).status).toBe(200);
    await afterIsDone();
    expect(await events("666999")).toMatchObject([{ outcome: "not_found", processed_at: null }]);
    expect(await count()).toBe(before);
    await site.db.sql`delete from public.payment_events where provider_payment_id = '666999'`;
  });

  test.each([
    [4, 200],
    [11, 401],
  ])("of %i days ago is answered with %i", async (days, status) => {
    const at = Date.now() - days * 86_400_000;
    expect((await notify({ id: "4711", at })).status).toBe(status);
  });
});

test("a burst of one payment is stored completely and is one query in a run", async () => {
  const { order } = await site.order();
  const { paymentId } = await pay(order, "CONT");
  for (let n = 0; n < 10; n++)
    await site.db.sql`select public.record_payment_event(${`${paymentId}-${n}`}, ${paymentId}, '', '{}')`;
  const asked = answerInstead(new RegExp(`/v1/payments/${paymentId}`), (real) => real());
  expect(await reconcile()).toMatchObject({ events: 10, failed: 0 });
  expect(asked).toHaveLength(1);
  for (const event of await events(paymentId)) expect(event.processed_at).not.toBeNull();
});

test("a call is stored before it is answered, and rejected when it cannot be stored", async () => {
  let store = () => {};
  const held = new Promise<void>((resolve) => {
    store = resolve;
  });
  const asked = answerInstead(/record_payment_event/, async (real) => {
    await held;
    return real();
  });
  let isAnswered = false;
  const answer = notify({ id: "31337" }).finally(() => {
    isAnswered = true;
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(isAnswered).toBe(false);
  store();
  expect((await answer).status).toBe(200);
  expect(await events("31337")).toHaveLength(1);
  await afterIsDone();
  await site.db.sql`delete from public.payment_events where provider_payment_id = '31337'`;

  answerInstead(/record_payment_event/, failing(503));
  expect((await notify({ id: "31338" })).status).toBe(503);
  expect(await events("31338")).toHaveLength(0);
});

describe("the same request to pay", () => {
  const same = async (order: { token: string }, name: string) => {
    const form = cardFormSchema.parse(await site.card(name));
    return () => payOrder(order.token, form, {});
  };

  test("ten times at once charges once and has ten equal answers", async () => {
    const { order } = await site.order();
    const send = await same(order, "APRO");
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers[0]).toMatchObject({ status: "approved" });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await site.charges(order)).toHaveLength(1);
    expect(await attempts(order)).toEqual(["approved"]);
    expect(await send()).toEqual(answers[0]);
  });

  test("of a rejected card is answered with the rejection and does not charge again", async () => {
    const { order } = await site.order();
    const send = await same(order, "FUND");
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: "rejected" });
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await site.charges(order)).toHaveLength(1);
  });

  test("that the provider rejects is rejected the same way, with what to do", async () => {
    const { order } = await site.order();
    const form = cardFormSchema.parse(await site.card("APRO", { token: "0".repeat(32) }));
    const results = await Promise.allSettled([1, 2].map(() => payOrder(order.token, form, {})));
    for (const result of results)
      expect(result).toMatchObject({ status: "rejected", reason: { reason: "payment_refused" } });
  });

  test("with another card while the first is in progress is rejected and charges nothing", async () => {
    const { order } = await site.order();
    await pay(order, "CONT");
    expect((await payAndFail(order, "APRO")).reason).toBe("payment_in_flight");
    expect(await site.charges(order)).toHaveLength(1);
  });
});
