import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { createPaymentAction, payByBankAction, processPaymentAction } from "@/lib/checkout/actions";
import { reconcile } from "@/lib/payments/reconcile";
import type { PlacedOrder } from "../../factories/orders.ts";
import { type Product, stockOf } from "../../factories/products.ts";
import { checkoutOf } from "./calls.ts";
import { inBrowser } from "./next-headers.ts";
import type { Buyer } from "./site-process.ts";
import { ACCOUNT, type SiteWithPayments } from "./site-with-payments.ts";

let people = 0;

/** People with one cart each, whose checkout is interrupted and retried. */
export function buyers(site: SiteWithPayments) {
  /** A guest with their own client address, with one unit in the cart and a card that pays. */
  async function someBuyer(product: Product): Promise<Buyer> {
    people += 1;
    return {
      address: `203.0.113.${people}`,
      checkout: checkoutOf(product),
      card: await site.card("APRO"),
    };
  }

  /** The same with an account at a bank; each try has its own key. */
  async function someAccountHolder(product: Product): Promise<Buyer> {
    const buyer = await someBuyer(product);
    const bank = { attemptKey: randomUUID(), bank: ACCOUNT, payer: { name: "", email: "" } };
    return { ...buyer, checkout: { ...buyer.checkout, method: "pse" }, bank };
  }

  /** The person presses the button at every bank's page that waits. */
  async function approveAtBank(buyer: Buyer) {
    for (const order of await ordersOf(buyer))
      for (const { id, status } of await site.charges(order))
        if (status === "pending") await site.control(`/payments/${id}/approve`);
  }

  const ordersOf = ({ checkout }: Buyer) =>
    site.db.sql<(PlacedOrder & { lines: number })[]>`
      select o.id as order_id, k.token, o.total_price as total, o.payment_status,
        (select coalesce(sum(i.line_total), 0)::int from public.order_items i where i.order_id = o.id) as lines
      from public.orders o join private.order_keys k on k.order_id = o.id where k.checkout_key = ${checkout.checkoutKey}`;

  /** A checkout is stored completely or not at all: the order with its lines and its unit. */
  async function expectNothingHalf(product: Product, all: Buyer[]) {
    let held = 0;
    for (const buyer of all) {
      const orders = await ordersOf(buyer);
      expect(orders.length).toBeLessThanOrEqual(1);
      for (const { lines, total } of orders) expect(lines).toBe(total);
      held += orders.length;
    }
    expect(await stockOf(site.db, product)).toBe(product.stock - held);
    return held;
  }

  /** The person presses the button again, on the restarted site. */
  const tryAgain = ({ address, checkout, card, bank }: Buyer) =>
    inBrowser(address, async () => {
      const started = await createPaymentAction(checkout);
      if (!started.ok) throw new Error(started.message);
      if (started.data.kind === "settled") return started.data.paymentStatus;
      const { token } = started.data.session;
      const paid = bank
        ? await payByBankAction({ token, ...bank })
        : await processPaymentAction({ token, card: card as never });
      if (!paid.ok) throw new Error(paid.message);
      return paid.data.status;
    });

  /** The scheduler's work in the following minutes. */
  async function laterOn(all: Buyer[]) {
    for (const minutes of [2, 6]) {
      for (const buyer of all) for (const order of await ordersOf(buyer)) await site.age(order, minutes);
      expect(await reconcile()).toMatchObject({ failed: 0 });
    }
  }

  /** One order each, charged once and paid; exactly these units left the stock. */
  async function expectAllPaidOnce(product: Product, all: Buyer[]) {
    for (const buyer of all) {
      const [order, ...more] = await ordersOf(buyer);
      expect(more).toEqual([]);
      expect(order).toMatchObject({ payment_status: "paid", total: product.price });
      const charges = await site.charges(order as PlacedOrder);
      expect(charges.map(({ status, transaction_amount: amount }) => [status, amount])).toEqual([
        ["approved", product.price],
      ]);
    }
    expect(await stockOf(site.db, product)).toBe(product.stock - all.length);
  }

  return {
    someBuyer,
    someAccountHolder,
    approveAtBank,
    ordersOf,
    expectNothingHalf,
    tryAgain,
    laterOn,
    expectAllPaidOnce,
  };
}
