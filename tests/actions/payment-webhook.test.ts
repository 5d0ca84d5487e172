import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { payOrder } from "@/lib/payments/mutations";
import { reconcile } from "@/lib/payments/reconcile";
import { cardFormSchema } from "@/lib/payments/schema";
import { signWebhook } from "../../local/mercadopago/signature.ts";
import { orderOf } from "../factories/orders.ts";
import { afterIsDone } from "./support/next-server.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await afterIsDone();
  await site.deliver();
});

const { pay, payAndFail, attempts } = site;

type Call = { id: string; requestId?: string | null; at?: number; action?: string; words?: object };

/** A signed call of the provider to the webhook. */
function notify({ id, requestId = randomUUID(), at = Date.now(), action = "payment.updated", words }: Call) {
  const url = new URL(`http://localhost:3000/api/payments/webhook?data.id=${id}&type=payment`);
  const { header } = signWebhook({ secret: site.secret, dataId: id, requestId, ts: Math.floor(at / 1000) });
  const headers = new Headers({ "x-signature": header, "content-type": "application/json" });
  if (requestId) headers.set("x-request-id", requestId);
  const body = JSON.stringify({ type: "payment", action, ...words, data: { id, ...words } });
  return receive(new Request(url, { method: "POST", headers, body }));
}

const events = (id: string) =>
  site.db.sql<{ outcome: string; processed_at: Date | null }[]>`
    select outcome, processed_at from public.payment_events where provider_payment_id = ${id} order by id`;

/** Delays or replaces the answers to some calls; everything else goes on as it is. */
function slow(part: string, work: (real: () => Promise<Response>) => Promise<Response>) {
  const real = globalThis.fetch;
  let calls = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).includes(part)) return real(input, init);
    calls += 1;
    return work(() => real(input, init));
  });
  return () => calls;
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("one signed call", () => {
  test("is one event and one question, whatever its unsigned words say", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    const requestId = randomUUID();
    const at = Date.now();
    const asked = slow(`/v1/payments/${paymentId}`, (real) => real());
    for (let n = 0; n < 50; n++)
      expect((await notify({ id: paymentId, requestId, at, action: `payment.${n}` })).status).toBe(200);
    await afterIsDone();
    expect(await events(paymentId)).toHaveLength(1);
    expect(asked()).toBe(1);
  });

  test("without a request id is told from the next one", async () => {
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

  test("is believed in nothing but which payment to ask for", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    const words = { status: "approved", status_detail: "accredited", external_reference: order.order_id };
    expect((await notify({ id: paymentId, words })).status).toBe(200);
    await afterIsDone();
    expect(await events(paymentId)).toMatchObject([{ outcome: "unchanged" }]);
    expect(await orderOf(site.db, order)).toMatchObject({ status: "placed", payment_status: "pending" });
    await site.control(`/payments/${paymentId}/reject`);
    expect((await notify({ id: paymentId, words })).status).toBe(200);
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

describe("a burst", () => {
  test("of one payment, ten at once, are one question in a run", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    for (let n = 0; n < 10; n++)
      await site.db.sql`select public.record_payment_event(${`${paymentId}-${n}`}, ${paymentId}, '', '{}')`;
    const asked = slow(`/v1/payments/${paymentId}`, (real) => real());
    expect(await reconcile()).toMatchObject({ events: 10, failed: 0 });
    expect(asked()).toBe(1);
  });

  test("of 300 notifications of 20 payments loses none", async () => {
    const paid = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { order } = await site.order();
        const { paymentId } = await pay(order, "CONT");
        await site.control(`/payments/${paymentId}/approve`);
        return { order, paymentId };
      }),
    );
    // As the provider does, each call is repeated until it is taken.
    const deliver = async (id: string) => {
      const requestId = randomUUID();
      for (let n = 0; n < 10; n++) if ((await notify({ id, requestId })).status === 200) return true;
      return false;
    };
    const taken = await Promise.all(
      paid.flatMap(({ paymentId }) => Array.from({ length: 15 }, () => deliver(paymentId))),
    );
    expect(taken.filter((isTaken) => !isTaken)).toEqual([]);
    await afterIsDone();
    for (const { order, paymentId } of paid) {
      const kept = await events(paymentId);
      expect(kept).toHaveLength(15);
      expect(kept.filter(({ processed_at }) => processed_at === null)).toEqual([]);
      expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
    }
  }, 120_000);
});

describe("with a database that", () => {
  test("answers after three seconds, the call is stored before it is answered, within five", async () => {
    slow("/rpc/record_payment_event", async (real) => {
      await sleep(3_000);
      return real();
    });
    const began = performance.now();
    expect((await notify({ id: "31337" })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await events("31337")).toHaveLength(1);
  });

  test("hangs, the call is refused within five seconds, so that the provider repeats it", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(
      (input, init) =>
        new Promise((_, reject) => {
          const signal = input instanceof Request ? input.signal : init?.signal;
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    const began = performance.now();
    expect((await notify({ id: "31338" })).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test("goes away between the answer and the work, the work is done when it is back", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    await site.control(`/payments/${paymentId}/approve`);
    slow("/rpc/claim_payment_events", async () => Response.json({ message: "down" }, { status: 503 }));
    expect((await notify({ id: paymentId })).status).toBe(200);
    await afterIsDone();
    expect((await events(paymentId)).at(-1)).toMatchObject({ processed_at: null });
    vi.restoreAllMocks();
    expect(await reconcile()).toMatchObject({ events: 1 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });
});

describe("the same request to pay", () => {
  const same = async (order: { token: string }, name: string) => {
    const form = cardFormSchema.parse(await site.card(name));
    return () => payOrder(order.token, form, {});
  };

  test("ten times at once charges once and is answered ten times alike", async () => {
    const { order } = await site.order();
    const send = await same(order, "APRO");
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers[0]).toMatchObject({ status: "approved" });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await site.charges(order)).toHaveLength(1);
    expect(await attempts(order)).toEqual(["approved"]);
    expect(await send()).toEqual(answers[0]);
  });

  test("of a rejected card is answered with the rejection and charges no second time", async () => {
    const { order } = await site.order();
    const send = await same(order, "FUND");
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: "rejected" });
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await site.charges(order)).toHaveLength(1);
  });

  test("that the provider refuses is refused alike, with what to do", async () => {
    const { order } = await site.order();
    const form = cardFormSchema.parse(await site.card("APRO", { token: "0".repeat(32) }));
    const results = await Promise.allSettled([1, 2].map(() => payOrder(order.token, form, {})));
    for (const result of results)
      expect(result).toMatchObject({ status: "rejected", reason: { reason: "payment_refused" } });
  });

  test("with another card while the first is under way is refused and charges nothing", async () => {
    const { order } = await site.order();
    await pay(order, "CONT");
    expect((await payAndFail(order, "APRO")).reason).toBe("payment_in_flight");
    expect(await site.charges(order)).toHaveLength(1);
  });
});
