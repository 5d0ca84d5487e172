import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { createPaymentAction, processPaymentAction } from "@/lib/checkout/actions";
import { reconcile } from "@/lib/payments/reconcile";
import { signWebhook } from "../../local/mercadopago/signature.ts";
import { addProduct, orderOf, type Placed, type Product, stockOf } from "../db/shop.ts";
import { startSite } from "./support/killable-site.ts";
import { inBrowser } from "./support/next-headers.ts";
import { afterIsDone } from "./support/next-server.ts";
import { openStage, type Stage } from "./support/payment-stage.ts";
import { till } from "./support/payment-till.ts";
import type { Buyer } from "./support/site-process.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  stage.webhook(receive);
});
// What one test leaves behind is no work of the next.
beforeEach(() => stage.sweptAt(new Date()));
afterAll(async () => {
  await afterIsDone();
  await stage.close();
});

const { pay, age } = till(() => stage);

let people = 0;

/** A guest from a place of their own, with one unit in the cart and a card that pays. */
async function someBuyer(product: Product): Promise<Buyer> {
  people += 1;
  return {
    address: `203.0.113.${people}`,
    checkout: {
      checkoutKey: randomUUID(),
      items: [{ type: "product", id: product.id, quantity: 1 }],
      expectedTotal: product.price,
      shipping: {
        ...{ name: "Ana Gómez", phone: `312${String(people).padStart(7, "0")}` },
        ...{ address: "Calle 1 # 2-3", email: "ana@example.com" },
      },
      acceptsTerms: true,
    },
    card: await stage.card("APRO"),
  };
}

const ordersOf = ({ checkout }: Buyer) =>
  stage.db.sql<(Placed & { lines: number })[]>`
    select o.id as order_id, k.token, o.total_price as total, o.payment_status,
      (select coalesce(sum(i.line_total), 0)::int from public.order_items i where i.order_id = o.id) as lines
    from public.orders o join private.order_keys k on k.order_id = o.id where k.checkout_key = ${checkout.checkoutKey}`;

/** Whatever stands of a checkout stands whole: the order with its lines and its unit, or nothing. */
async function expectNothingHalf(product: Product, buyers: Buyer[]) {
  let held = 0;
  for (const buyer of buyers) {
    const orders = await ordersOf(buyer);
    expect(orders.length).toBeLessThanOrEqual(1);
    for (const { lines, total } of orders) expect(lines).toBe(total);
    held += orders.length;
  }
  expect(await stockOf(stage.db, product)).toBe(product.stock - held);
  return held;
}

/** The person presses the button again, on the site that was started anew. */
const tryAgain = ({ address, checkout, card }: Buyer) =>
  inBrowser(address, async () => {
    const started = await createPaymentAction(checkout);
    if (!started.ok) throw new Error(started.message);
    if (started.data.kind === "settled") return started.data.paymentStatus;
    const paid = await processPaymentAction({ token: started.data.session.token, card: card as never });
    if (!paid.ok) throw new Error(paid.message);
    return paid.data.status;
  });

/** What the scheduler does in the minutes after. */
async function laterOn(buyers: Buyer[]) {
  for (const minutes of [2, 6]) {
    for (const buyer of buyers) for (const order of await ordersOf(buyer)) await age(order, minutes);
    expect(await reconcile()).toMatchObject({ failed: 0 });
  }
}

/** One order each, charged once and paid; the shelf is short of exactly these units. */
async function expectAllPaidOnce(product: Product, buyers: Buyer[]) {
  for (const buyer of buyers) {
    const [order, ...more] = await ordersOf(buyer);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ payment_status: "paid", total: product.price });
    const charges = await stage.charges(order as Placed);
    expect(charges.map(({ status, transaction_amount: amount }) => [status, amount])).toEqual([
      ["approved", product.price],
    ]);
  }
  expect(await stockOf(stage.db, product)).toBe(product.stock - buyers.length);
}

describe("the site killed in the middle of a checkout", () => {
  it.each([
    ["before the order is placed", "/rpc/place_order", false, 0],
    ["when the order is placed and not yet answered", "/rpc/place_order", true, 1],
    ["before the acceptance is kept", "/rpc/note_acceptance", false, 1],
    ["before the payment is opened", "/rpc/begin_payment", false, 1],
    ["when the payment is open and the provider not yet asked", "/rpc/begin_payment", true, 1],
    ["before the provider hears of it", "/v1/payments", false, 1],
    ["when the provider has charged", "/v1/payments", true, 1],
    ["before the answer is written down", "/rpc/apply_payment", false, 1],
    ["when the answer is written down and not yet told", "/rpc/apply_payment", true, 1],
  ])("%s: nothing is half-written, and a retry pays once", async (_, call, arrives, orders) => {
    const product = await addProduct(stage.db, { stock: 3 });
    const buyer = await someBuyer(product);
    const site = await startSite({ call, arrives });
    void site.ask("buy", buyer);
    await site.stopped;
    await site.kill();
    expect(await expectNothingHalf(product, [buyer])).toBe(orders);
    await tryAgain(buyer);
    expect(await ordersOf(buyer)).toHaveLength(1);
    await laterOn([buyer]);
    if ((await ordersOf(buyer))[0]?.payment_status !== "paid")
      expect(await tryAgain({ ...buyer, card: await stage.card("APRO") })).toBe("approved");
    await expectAllPaidOnce(product, [buyer]);
  });

  it("with twenty people at the till: each retry ends with one paid order", async () => {
    const product = await addProduct(stage.db, { stock: 30 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => someBuyer(product)));
    const site = await startSite({ call: "/v1/payments", arrives: true, nth: 8 });
    for (const buyer of buyers) void site.ask("buy", buyer);
    await site.stopped;
    await site.kill();
    expect(await expectNothingHalf(product, buyers)).toBeGreaterThan(7);
    await Promise.all(buyers.map(tryAgain));
    await laterOn(buyers);
    for (const buyer of buyers)
      if ((await ordersOf(buyer))[0]?.payment_status !== "paid")
        await tryAgain({ ...buyer, card: await stage.card("APRO") });
    await expectAllPaidOnce(product, buyers);
  });
});

describe("the worker killed after the answer to a notification", () => {
  const notice = (id: string) => {
    const requestId = randomUUID();
    const at = Math.floor(Date.now() / 1000);
    const { header } = signWebhook({ secret: stage.secret, dataId: id, requestId, ts: at });
    return {
      url: `http://localhost:3000/api/payments/webhook?data.id=${id}&type=payment`,
      headers: {
        "x-signature": header,
        "x-request-id": requestId,
        "content-type": "application/json",
      },
      body: JSON.stringify({ type: "payment", action: "payment.updated", data: { id } }),
    };
  };
  const waiting = async (id: string) =>
    (
      await stage.db
        .sql`select from public.payment_events where provider_payment_id = ${id} and processed_at is null`
    ).length;

  it.each([
    ["before it took up the work", "/rpc/claim_payment_events", false],
    ["when it had taken up the work", "/rpc/claim_payment_events", true],
    ["before it wrote down what the provider said", "/rpc/apply_payment", false],
    ["before it noted that the work was done", "/rpc/finish_payment_events", false],
  ])("%s: the work is done after the restart", async (_, call, arrives) => {
    const { order } = await stage.order();
    const { paymentId } = await pay(order, "CONT");
    await stage.control(`/payments/${paymentId}/approve`);
    const site = await startSite({ call, arrives });
    expect(await site.ask("notify", notice(paymentId))).toBe(200);
    await site.stopped;
    await site.kill();
    expect(await waiting(paymentId)).toBe(1);
    // The dead worker's hold on it runs out.
    await stage.db.sql`update public.payment_events set next_try_at = now() where processed_at is null`;
    expect(await reconcile()).toMatchObject({ events: 1, failed: 0 });
    expect(await waiting(paymentId)).toBe(0);
    expect(await orderOf(stage.db, order)).toMatchObject({ payment_status: "paid" });
    expect(await stage.charges(order)).toHaveLength(1);
  });
});
