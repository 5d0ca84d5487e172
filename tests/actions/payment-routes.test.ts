import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as healthRoute } from "@/app/api/health/route";
import { POST as reconcileRoute } from "@/app/api/payments/reconcile/route";
import { POST as revalidate } from "@/app/api/revalidate/route";
import { tags } from "@/lib/freshness/tags";
import { signWebhook } from "../../local/mercadopago/signature.ts";
import { orderOf } from "../factories/orders.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { refreshed } from "./support/next-cache.ts";
import { afterIsDone } from "./support/next-server.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";
import { eventsOf, notify } from "./support/webhook.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.deliver();
});

const { pay } = site;
const events = (id: string) => eventsOf(site.db, id);

describe("the webhook", () => {
  test.each(["signature", "tampered", "unsigned"])(
    "answers 401 to a forged call (%s) and stores nothing",
    async (forge) => {
      const { order } = await site.order();
      const { paymentId } = await pay(order, "CONT");
      await site.deliver();
      const before = (await events(paymentId)).length;
      await site.control(`/payments/${paymentId}/approve`);
      const [sent] = await site.control<{ id: string }[]>(`/payments/${paymentId}/notify`, {
        forge,
        delay_ms: 3_600_000,
      });
      const delivery = await site.control<{ attempts: { status: number }[] }>(`/deliveries/${sent!.id}/send`);
      expect(delivery.attempts.map(({ status }) => status)).toEqual([401]);
      await afterIsDone();
      expect(await events(paymentId)).toHaveLength(before);
      expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "pending" });
    },
  );

  test("logs a forged call", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(String(line)));
    expect((await notify({ signature: null })).status).toBe(401);
    expect(lines.join()).toContain('"event":"webhook.forged"');
    expect(lines.join()).toContain('"reason":"missing"');
  });

  test.each<[string, Parameters<typeof notify>[0], number]>([
    ["a body that is not JSON", { body: "{" }, 400],
    ["a body that is a list", { body: [] }, 400],
    ["a payment that is no number", { id: "abc" }, 400],
    ["no payment at all", { id: null, body: { type: "payment" } }, 400],
    ["a body of 20 kB", { body: "x".repeat(20_000) }, 413],
  ])("rejects %s", async (_, call, status) => {
    expect((await notify(call)).status).toBe(status);
  });

  test("takes the payment's number from the body when the address has none", async () => {
    const requestId = randomUUID();
    const { header } = signWebhook({ secret: site.secret, dataId: "555", requestId, ts: Date.now() });
    const body = { action: "payment.created", data: { id: "555" } };
    expect((await notify({ id: null, body, requestId, signature: header })).status).toBe(200);
    expect(await events("555")).toHaveLength(1);
  });

  test("accepts other signed topics without storing them", async () => {
    expect((await notify({ id: "777", type: "topic_claims_integration_wh" })).status).toBe(200);
    expect(await events("777")).toHaveLength(0);
  });

  test("stores an exact duplicate once and processes every repetition to the same result", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    await site.control(`/payments/${paymentId}/approve`);
    const [first] = await site.control<{ id: string }[]>(
      `/deliveries?payment_id=${paymentId}`,
      undefined,
      "GET",
    );
    for (const identity of ["same", "new"])
      await site.control(`/deliveries/${first!.id}/replay`, { count: 10, identity, delay_ms: 3_600_000 });
    const all = await site.control<{ id: string }[]>(`/deliveries?payment_id=${paymentId}`, undefined, "GET");
    expect(all).toHaveLength(22);
    const sent = await site.control<{ attempts: { status: number }[] }[]>("/deliveries/release", {
      ids: all.map(({ id }) => id).toReversed(),
    });
    await afterIsDone();
    expect(sent.map(({ attempts }) => attempts.at(-1)?.status)).toEqual(Array(22).fill(200));
    const kept = await events(paymentId);
    expect(kept).toHaveLength(12);
    expect(kept.filter(({ processed_at }) => processed_at === null)).toEqual([]);
    // Those that one worker claims together end together.
    expect(kept.map(({ outcome }) => outcome)).toContain("paid");
    expect(kept.filter(({ outcome }) => outcome !== "paid" && outcome !== "unchanged")).toEqual([]);
    expect(
      await site.db.sql`select status, refund_due from public.payments where order_id = ${order.order_id}`,
    ).toEqual([{ status: "approved", refund_due: false }]);
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
  });

  test("stores what it could not process, and reconcile() does it later", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    await site.control(`/payments/${paymentId}/approve`);
    answerInstead(new RegExp(`/v1/payments/${paymentId}$`), failing(500));
    expect(await notify({ id: paymentId })).toMatchObject({ status: 200 });
    await afterIsDone();
    expect((await events(paymentId))[0]).toMatchObject({ processed_at: null, tries: 1 });
    vi.restoreAllMocks();
    await site.db.sql`update public.payment_events set next_try_at = now() where processed_at is null`;
    const response = await callWith(reconcileRoute, bearer());
    expect(await response.json()).toMatchObject({ events: 1 });
    expect((await events(paymentId))[0]).toMatchObject({ outcome: "paid" });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });
});

const bearer = () => `Bearer ${process.env.REVALIDATE_SECRET}`;
function callWith(route: (request: Request) => Promise<Response>, authorization: string, body?: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  return route(
    new Request("http://localhost:3000/api", { method: "POST", headers: { authorization }, body: text }),
  );
}

describe.each([
  ["reconcile", reconcileRoute],
  ["revalidate", revalidate],
])("%s", (_, route) => {
  test.each(["", "Bearer", "Bearer wrong", "Basic revalidate-secret-of-the-tests"])(
    "is closed to '%s'",
    async (header) => {
      expect((await callWith(route, header, { table: "products" })).status).toBe(401);
    },
  );
});

test("reconcile returns its counts, uncached", async () => {
  const response = await callWith(reconcileRoute, bearer());
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await response.json()).toMatchObject({ events: 0, expired: 0, failed: 0, refunded: 0, settled: 0 });
});

describe("revalidate", () => {
  beforeEach(() => {
    refreshed.length = 0;
  });

  const id = "0d5b1c0e-8f4c-4f5e-9b55-0d4a2f1c6a01";

  test.each([
    [
      { changes: [{ table: "products", kind: "edit", products: [id] }] },
      ["products", `product:${id}`, `card:${id}`],
    ],
    // A sale: lists and pages of other products stay as they are.
    [{ changes: [{ table: "products", kind: "sale", products: [id] }] }, [`product:${id}`]],
    [{ changes: [{ table: "store_settings" }], renews: true }, ["settings"]],
  ])("%j changes %j", async (body, changed) => {
    const response = await callWith(revalidate, bearer(), body);
    expect(await response.json()).toEqual({ changed });
    expect(refreshed).toEqual(changed);
  });

  test("everything expires when changes may have been missed", async () => {
    expect((await callWith(revalidate, bearer(), { everything: true })).status).toBe(200);
    expect(refreshed).toEqual(Object.values(tags));
  });

  test.each<[unknown, number]>([
    ["{", 422],
    [{}, 422],
    [{ changes: [] }, 422],
    [{ changes: [{ table: "payments" }] }, 422],
    [{ changes: [{ table: "products", products: ["a"] }] }, 422],
    [{ everything: "x".repeat(300_000) }, 413],
  ])("rejects invalid bodies (case %#)", async (body, status) => {
    expect((await callWith(revalidate, bearer(), body)).status).toBe(status);
    expect(refreshed).toEqual([]);
  });
});

describe("health", () => {
  const health = () => healthRoute(new Request("http://localhost:3000/api/health"));

  test("is 200 with backend and version while the backend answers", async () => {
    for (const job of ["mails", "reconcile", "retention"])
      await site.db.sql`select public.finish_job(${job})`;
    const response = await health();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      ok: true,
      backend: "up",
      scheduler: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test("reports a job that was not called for five minutes, and stays in service", async () => {
    await site.db
      .sql`update private.jobs set finished_at = now() - interval '6 minutes' where name = 'reconcile'`;
    const stale = await health();
    expect(stale.status).toBe(200);
    expect(await stale.json()).toMatchObject({ ok: true, scheduler: "stale" });
    await callWith(reconcileRoute, bearer());
    expect(await (await health()).json()).toMatchObject({ scheduler: "ok" });
  });

  test("is 503 when the backend is gone, and when it does not answer", async () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    expect((await health()).status).toBe(503);
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const response = await health();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ok: false, backend: "down" });
  });
});
