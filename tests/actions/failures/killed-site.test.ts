import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { getBanks } from "@/lib/payments/banks";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf } from "../../factories/orders.ts";
import { addProduct } from "../../factories/products.ts";
import { buyers } from "../support/buyers.ts";
import { startSite } from "../support/killable-site.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";
import { callOf } from "../support/webhook.ts";

const site = await testSiteWithPayments();
// The next test must not process what the previous one left.
beforeEach(() => site.sweptAt(new Date()));

const { pay } = site;
const {
  someBuyer,
  someAccountHolder,
  approveAtBank,
  ordersOf,
  expectNothingHalf,
  tryAgain,
  laterOn,
  expectAllPaidOnce,
} = buyers(site);

describe("the site killed in the middle of a checkout", () => {
  test.each([
    ["before the order is placed", "/rpc/place_order", false, 0],
    ["when the order is placed and the answer not sent", "/rpc/place_order", true, 1],
    ["before the acceptance is stored", "/rpc/note_acceptance", false, 1],
    ["before the payment is opened", "/rpc/begin_payment", false, 1],
    ["when the payment is open and the provider not called", "/rpc/begin_payment", true, 1],
    ["before the call reaches the provider", "/v1/payments", false, 1],
    ["when the provider has charged", "/v1/payments", true, 1],
    ["before the answer is stored", "/rpc/apply_payment", false, 1],
    ["when the answer is stored and not returned", "/rpc/apply_payment", true, 1],
  ])(
    "%s: nothing is half-written, and a retry pays once",
    async (_, call, arrives, orders) => {
      const product = await addProduct(site.db, { stock: 3 });
      const buyer = await someBuyer(product);
      const running = await startSite({ call, arrives });
      void running.ask("buy", buyer);
      await running.stopped;
      await running.kill();
      expect(await expectNothingHalf(product, [buyer])).toBe(orders);
      await tryAgain(buyer);
      expect(await ordersOf(buyer)).toHaveLength(1);
      await laterOn([buyer]);
      if ((await ordersOf(buyer))[0]?.payment_status !== "paid")
        expect(await tryAgain({ ...buyer, card: await site.card("APRO") })).toBe("approved");
      await expectAllPaidOnce(product, [buyer]);
    },
    60_000,
  );

  test("with twenty people in the checkout: each retry ends with one paid order", async () => {
    const product = await addProduct(site.db, { stock: 30 });
    const twenty = await Promise.all(Array.from({ length: 20 }, () => someBuyer(product)));
    const running = await startSite({ call: "/v1/payments", arrives: true, nth: 8 });
    for (const buyer of twenty) void running.ask("buy", buyer);
    await running.stopped;
    await running.kill();
    expect(await expectNothingHalf(product, twenty)).toBeGreaterThan(7);
    await Promise.all(twenty.map(tryAgain));
    await laterOn(twenty);
    for (const buyer of twenty)
      if ((await ordersOf(buyer))[0]?.payment_status !== "paid")
        await tryAgain({ ...buyer, card: await site.card("APRO") });
    await expectAllPaidOnce(product, twenty);
  }, 60_000);
});

describe("the site killed while it opens a payment at a bank", () => {
  test.each([
    ["when the order is placed and the answer not sent", "/rpc/place_order", true],
    ["before the list of banks is read", "/rpc/bank_list", false],
    ["when the list of banks is claimed", "/rpc/bank_list", true],
    ["before the payment is opened", "/rpc/begin_payment", false],
    ["when the payment is open and the provider not called", "/rpc/begin_payment", true],
    ["before the call reaches the provider", "/v1/payments", false],
    ["when the bank waits", "/v1/payments", true],
    ["before the answer is stored", "/rpc/apply_payment", false],
    ["when the answer is stored and not returned", "/rpc/apply_payment", true],
  ])(
    "%s: nothing is half-written, and a retry pays once",
    async (_, call, arrives) => {
      const product = await addProduct(site.db, { stock: 3 });
      const buyer = await someAccountHolder(product);
      const running = await startSite({ call, arrives });
      void running.ask("buy", buyer);
      await running.stopped;
      await running.kill();
      expect(await expectNothingHalf(product, [buyer])).toBe(1);
      // Stored by the killed site or by the next one.
      await getBanks();
      await tryAgain(buyer);
      await laterOn([buyer]);
      await approveAtBank(buyer);
      await laterOn([buyer]);
      if ((await ordersOf(buyer))[0]?.payment_status !== "paid") {
        await tryAgain({ ...buyer, bank: { ...buyer.bank!, attemptKey: randomUUID() } });
        await approveAtBank(buyer);
        await laterOn([buyer]);
      }
      await expectAllPaidOnce(product, [buyer]);
    },
    60_000,
  );
});

describe("the worker killed after the answer to a notification", () => {
  const waiting = async (id: string) =>
    (
      await site.db
        .sql`select from public.payment_events where provider_payment_id = ${id} and processed_at is null`
    ).length;

  test.each([
    ["before it claimed the work", "/rpc/claim_payment_events", false],
    ["when it had claimed the work", "/rpc/claim_payment_events", true],
    ["before it stored the provider's answer", "/rpc/apply_payment", false],
    ["before it recorded the work as done", "/rpc/finish_payment_events", false],
  ])(
    "%s: the work is done after the restart",
    async (_, call, arrives) => {
      const { order } = await site.order();
      const { paymentId } = await pay(order, "CONT");
      await site.control(`/payments/${paymentId}/approve`);
      const running = await startSite({ call, arrives });
      expect(await running.ask("notify", callOf({ id: paymentId }))).toBe(200);
      await running.stopped;
      await running.kill();
      expect(await waiting(paymentId)).toBe(1);
      // The dead worker's lease expires.
      await site.db.sql`update public.payment_events set next_try_at = now() where processed_at is null`;
      expect(await reconcile()).toMatchObject({ events: 1, failed: 0 });
      expect(await waiting(paymentId)).toBe(0);
      expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
      expect(await site.charges(order)).toHaveLength(1);
    },
    60_000,
  );
});
