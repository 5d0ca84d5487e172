import { afterEach, describe, expect, test, vi } from "vitest";
import { getPaymentResult } from "@/lib/checkout/queries";
import { payOrder } from "@/lib/payments/mutations";
import { reconcile } from "@/lib/payments/reconcile";
import { cardFormSchema } from "@/lib/payments/schema";
import { PAYMENT_STATUSES } from "@/lib/payments/statuses";
import { orderOf } from "../factories/orders.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.control("/failures", undefined, "DELETE");
  await site.deliver();
});

const { pay, payAndFail, age, attempts } = site;

describe("when a call to the provider fails", () => {
  test.each(["error_before", "error_after", "timeout_before", "timeout_after", "rate_limited"])(
    "%s once: the repeated call has the same key and charges once",
    async (mode) => {
      const { order } = await site.order();
      await site.fail(mode, 1);
      expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
      expect(await site.charges(order)).toHaveLength(1);
    },
  );

  test.each(["error_after", "timeout_after"])(
    "%s on every try: charged once, shown as open, settled later",
    async (mode) => {
      const { order } = await site.order();
      await site.fail(mode, 2);
      const outcome = await pay(order, "APRO");
      expect(outcome).toMatchObject({ status: "pending", message: PAYMENT_STATUSES.created.message });
      expect((await payAndFail(order, "APRO")).reason).toBe("payment_in_flight");
      expect(await reconcile()).toMatchObject({ settled: 0, abandoned: 0 });

      await age(order, 2);
      expect(await reconcile()).toMatchObject({ settled: 1, abandoned: 0, failed: 0 });
      expect(await site.charges(order)).toHaveLength(1);
      expect(await attempts(order)).toEqual(["approved"]);
      expect(await orderOf(site.db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
      const found = await getPaymentResult(order.token, outcome.paymentId);
      expect(found?.payment).toMatchObject({ status: "approved" });
    },
  );

  test("an unanswered call that charged nothing is given up after five minutes", async () => {
    const { order } = await site.order();
    await site.fail("error_before", 2);
    expect(await pay(order, "APRO")).toMatchObject({ status: "pending" });
    await age(order, 4);
    expect(await reconcile()).toMatchObject({ settled: 0, abandoned: 0 });
    await age(order, 2);
    expect(await reconcile()).toMatchObject({ abandoned: 1, failed: 0 });
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["error", "approved"]);
  });

  test("a broken network repeats the same key and body and never the card's token in a log", async () => {
    const { order } = await site.order();
    const sent = answerInstead(/\/v1\/payments$/, async () => {
      throw new TypeError("fetch failed");
    });
    const lines: string[] = [];
    for (const level of ["info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
    const form = await site.card("APRO");
    const outcome = await payOrder(order.token, cardFormSchema.parse(form), {});
    expect(outcome.status).toBe("pending");
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`${order.order_id}-1`]));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(lines.some((line) => line.includes("payment.unconfirmed"))).toBe(true);
    expect(lines.join()).not.toContain(String(form.token));
  });

  test("a refusal after an unanswered call does not prove that nothing was charged", async () => {
    const { order } = await site.order();
    const refused = failing(400, { message: "Invalid card token", status: 400, cause: [{ code: 2062 }] });
    const asked = answerInstead(/\/v1\/payments$/, async (real, call) => {
      if (asked.length > 1) return refused(real, call);
      await real();
      throw new TypeError("socket hang up");
    });
    expect(await pay(order, "APRO")).toMatchObject({
      status: "pending",
      message: PAYMENT_STATUSES.created.message,
    });
    vi.restoreAllMocks();
    await site.deliver();
    expect(await attempts(order)).toEqual(["approved"]);
    expect(await site.charges(order)).toHaveLength(1);
  });

  test("a charge that could not be stored is found again", async () => {
    const { order } = await site.order();
    answerInstead(/apply_payment/, failing(503));
    expect(await pay(order, "APRO")).toMatchObject({ status: "pending" });
    vi.restoreAllMocks();
    await age(order, 2);
    expect(await reconcile()).toMatchObject({ settled: 1 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });
});

describe("reconcile", () => {
  test("settles an open payment whose notifications were lost", async () => {
    const { order } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    await site.control("/settings", { delivery: "lose" }, "PUT");
    await site.control(`/payments/${paymentId}/approve`);
    await site.control("/settings", { delivery: "hold" }, "PUT");
    expect(await reconcile()).toMatchObject({ settled: 0 });
    await age(order, 2);
    expect(await reconcile()).toMatchObject({ settled: 1, failed: 0 });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("shows a payment only to the holder of its order", async () => {
    const [mine, other] = [await site.order(), await site.order()];
    const { paymentId } = await pay(mine.order, "APRO");
    expect(await getPaymentResult(mine.order.token, paymentId)).toMatchObject({
      order: { id: mine.order.order_id, isOwn: false },
      payment: { status: "approved", paymentId },
    });
    expect(await getPaymentResult(other.order.token, paymentId)).toMatchObject({ payment: null });
    expect(await getPaymentResult("nada", paymentId)).toBeNull();
  });
});
