import { afterEach, describe, expect, test, vi } from "vitest";
import { POST as reconcileRoute } from "@/app/api/payments/reconcile/route";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf, type PlacedOrder } from "../../factories/orders.ts";
import { stockOf } from "../../factories/products.ts";
import { answerInstead, failing } from "../support/answer-instead.ts";
import { scheduled } from "../support/calls.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.control("/settings", { delivery: "hold" }, "PUT");
  await site.control("/failures", undefined, "DELETE");
  await site.deliver();
  await site.sweptAt(new Date());
});

const { pay, age, attempts } = site;
const lose = () => site.control("/settings", { delivery: "lose" }, "PUT");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Replaces the answer of the provider's search; all other calls are unchanged. */
function searchAnswers(answer: (url: URL) => Response) {
  return answerInstead(/payments\/search/, async (_, { address }) => answer(new URL(address)));
}

async function paidWithLostNotification(what: "refund" | "chargeback"): Promise<PlacedOrder> {
  const { order } = await site.order();
  const { paymentId } = await pay(order, "APRO");
  await site.deliver();
  await lose();
  await site.control(`/payments/${paymentId}/${what}`);
  return order;
}

describe("the daily query of all changes", () => {
  test.each([
    ["refund", "refunded"],
    ["chargeback", "charged_back"],
  ] as const)("finds a %s whose notification was lost", async (what, payment_status) => {
    const order = await paidWithLostNotification(what);
    expect(await reconcile()).toMatchObject({ swept: 0 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
    await site.sweptAt(daysAgo(1.01));
    const report = await reconcile();
    expect(report?.swept).toBeGreaterThan(0);
    expect(report?.failed).toBe(0);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status });
    expect(await reconcile()).toMatchObject({ swept: 0 });
  });

  test("reads page after page of the last three days, by the date of the change", async () => {
    // Payments without an order: only the requests matter here.
    const row = (n: number) => ({
      id: 70_000_000_000 + n,
      external_reference: null,
      currency_id: "COP",
      status: "rejected",
      transaction_amount: 1_000,
      date_last_updated: new Date(+daysAgo(1) + Math.floor(n / 70) * 1000).toISOString(),
    });
    const rows = Array.from({ length: 130 }, (_, n) => row(n));
    const seen = new Set<number>();
    const asked = searchAnswers((url) => {
      const read = (name: string) => url.searchParams.get(name) ?? "";
      const from = Date.parse(read("begin_date"));
      const found = rows.filter(({ date_last_updated }) => Date.parse(date_last_updated) >= from);
      const offset = Number(read("offset"));
      const results = found.slice(offset, offset + Number(read("limit")));
      for (const { id } of results) seen.add(id);
      return Response.json({ results, paging: { total: found.length, offset, limit: 50 } });
    });
    await site.sweptAt(null);
    expect(await reconcile()).toMatchObject({ failed: 0 });
    expect(seen.size).toBe(130);
    expect(asked.length).toBeLessThan(8);
    for (const { address } of asked)
      expect(address).toMatch(/range=date_last_updated.*sort=date_last_updated&criteria=asc/);
    const back = Date.now() - Date.parse(new URL(asked[0]!.address).searchParams.get("begin_date")!);
    expect(Math.round(back / 86_400_000)).toBe(3);
  });

  test("after a stop of a week continues where it stopped", async () => {
    await site.sweptAt(daysAgo(7));
    const asked = searchAnswers(() => Response.json({ results: [], paging: { total: 0 } }));
    await reconcile();
    const back = Date.now() - Date.parse(new URL(asked[0]!.address).searchParams.get("begin_date")!);
    expect(Math.round(back / 86_400_000)).toBe(7);
  });

  test("continues in the next run after a truncated answer", async () => {
    const order = await paidWithLostNotification("refund");
    await site.sweptAt(daysAgo(2));
    searchAnswers(() => new Response('{"results":[{"id":1,', { status: 200 }));
    expect(await reconcile()).toMatchObject({ swept: 0, failed: 1, asked: 1, unanswered: 1 });
    vi.restoreAllMocks();
    expect((await reconcile())?.swept).toBeGreaterThan(0);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "refunded" });
  });
});

describe("an attempt without an answer", () => {
  const charge = async () => {
    const { order, product } = await site.order();
    await site.fail("error_after", 2);
    expect(await pay(order, "APRO")).toMatchObject({ status: "pending" });
    await lose();
    return { order, product };
  };

  test.each<[string, () => Response]>([
    ["cut off", () => new Response('{"results":[', { status: 200 })],
    ["without a list", () => Response.json({ paging: { total: 0 } })],
    ["shorter than it says", () => Response.json({ results: [], paging: { total: 1 } })],
    ["without a count", () => Response.json({ results: [] })],
  ])("is not given up when the result of a search is %s", async (_, answer) => {
    const { order } = await charge();
    await age(order, 6);
    searchAnswers(answer);
    expect(await reconcile()).toMatchObject({ abandoned: 0, failed: 1 });
    expect(await attempts(order)).toEqual(["created"]);
    vi.restoreAllMocks();
    expect(await reconcile()).toMatchObject({ settled: 1 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("that a lagging search did not know is found later, and paid, or refunded when its stock is gone", async () => {
    const { order, product } = await charge();
    await age(order, 6);
    searchAnswers(() => Response.json({ results: [], paging: { total: 0 } }));
    expect(await reconcile()).toMatchObject({ abandoned: 1 });
    expect(await attempts(order)).toEqual(["error"]);
    expect(await reconcile()).toMatchObject({ checked: 0 });
    const checkNow = () =>
      site.db.sql`update public.payments set next_check_at = now() where order_id = ${order.order_id}`;
    await checkNow();
    expect(await reconcile()).toMatchObject({ checked: 1, settled: 0 });

    await site.db
      .sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    expect(await reconcile()).toMatchObject({ expired: 1 });
    expect(await stockOf(site.db, product)).toBe(1);
    vi.restoreAllMocks();
    await checkNow();
    expect(await reconcile()).toMatchObject({ settled: 1, failed: 0 });
    expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(await attempts(order)).toEqual(["approved"]);
  });
});

describe("while the provider is down", () => {
  test("stock is still released, and the provider is called three times only", async () => {
    const open = await Promise.all(Array.from({ length: 6 }, () => site.order()));
    for (const { order } of open) await pay(order, "CONT");
    for (const { order } of open) await age(order, 2);
    const { order, product } = await site.order();
    await site.db
      .sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    const asked = answerInstead(new RegExp(`^${process.env.MERCADOPAGO_API_URL}`), failing(500));
    expect(await reconcile()).toMatchObject({ expired: 1, settled: 0, failed: 3 });
    expect(await stockOf(site.db, product)).toBe(1);
    // Each of the three calls was tried three times.
    expect(asked).toHaveLength(9);
  });

  test("two machines that are called at once make one run", async () => {
    const call = async () => {
      return (await (await reconcileRoute(scheduled("/api/payments/reconcile"))).json()) as Record<
        string,
        unknown
      >;
    };
    const answers = await Promise.all([call(), call(), call(), call()]);
    expect(answers.filter(({ busy }) => busy)).toHaveLength(3);
    expect(await call()).toMatchObject({ failed: 0 });
  });
});
