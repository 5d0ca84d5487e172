import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf } from "../../factories/orders.ts";
import { answerInstead, failing } from "../support/answer-instead.ts";
import { afterIsDone } from "../support/next-server.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";
import { eventsOf, notify } from "../support/webhook.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await afterIsDone();
  await site.deliver();
});

const { pay } = site;
const events = (id: string) => eventsOf(site.db, id);

test("a burst of 150 notifications of 10 payments loses none", async () => {
  const paid = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { order } = await site.order();
      const { paymentId } = await pay(order, "CONT");
      await site.control(`/payments/${paymentId}/approve`);
      return { order, paymentId };
    }),
  );
  // As the provider does, each call is repeated until it is accepted.
  const deliver = async (id: string) => {
    const requestId = randomUUID();
    for (let n = 0; n < 10; n++) if ((await notify({ id, requestId })).status === 200) return true;
    return false;
  };
  // Those of two payments arrive at once.
  const pairs = Array.from({ length: paid.length / 2 }, (_, n) => paid.slice(2 * n, 2 * n + 2));
  for (const pair of pairs) {
    const calls = pair.flatMap(({ paymentId }) => Array.from({ length: 15 }, () => deliver(paymentId)));
    expect(await Promise.all(calls)).not.toContain(false);
  }
  await afterIsDone();
  for (const { order, paymentId } of paid) {
    const kept = await events(paymentId);
    expect(kept).toHaveLength(15);
    expect(kept.filter(({ processed_at }) => processed_at === null)).toEqual([]);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  }
});

describe("with a database that", () => {
  test("answers after three seconds, the call waits for it and is stored", async () => {
    answerInstead(/record_payment_event/, async (real) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return real();
    });
    expect((await notify({ id: "31337" })).status).toBe(200);
    expect(await events("31337")).toHaveLength(1);
  });

  test("hangs, the call is rejected, so that the provider repeats it", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(
      (input, init) =>
        new Promise((_, reject) => {
          const signal = input instanceof Request ? input.signal : init?.signal;
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    expect((await notify({ id: "31338" })).status).toBe(503);
  });

  test("fails between the answer and the work, the work is done when it is back", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    await site.control(`/payments/${paymentId}/approve`);
    answerInstead(/claim_payment_events/, failing(503));
    expect((await notify({ id: paymentId })).status).toBe(200);
    await afterIsDone();
    expect((await events(paymentId)).at(-1)).toMatchObject({ processed_at: null });
    vi.restoreAllMocks();
    expect(await reconcile()).toMatchObject({ events: 1 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });
});
