import { describe, expect, test, vi } from "vitest";
import { createPaymentAction } from "@/lib/checkout/actions";
import { getOrderByToken } from "@/lib/orders/queries";
import { connect } from "../../../local/backend/database/connect.ts";
import { addProduct, type Product, stockOf } from "../../factories/products.ts";
import { waitUntil } from "../../support/wait-until.ts";
import { answerInstead } from "../support/answer-instead.ts";
import { buyers } from "../support/buyers.ts";
import { inBrowser } from "../support/next-headers.ts";
import { testCluster } from "../support/own-cluster.ts";
import type { Buyer } from "../support/site-process.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";

const CONNECTIONS = 30;

const cluster = await testCluster({ max_connections: String(CONNECTIONS) });
const site = await testSiteWithPayments({ ...cluster, mailbox: { smtpUrl: "smtp://127.0.0.1:9" } });

const { someBuyer, ordersOf, expectNothingHalf, tryAgain, laterOn, expectAllPaidOnce } = buyers(site);

const place = ({ address, checkout }: Buyer) => inBrowser(address, () => createPaymentAction(checkout));
const someBuyers = (product: Product, people: number) =>
  Promise.all(Array.from({ length: people }, () => someBuyer(product)));
/** The site works again without a restart: it places an order. */
const isBack = (buyer: Buyer) => waitUntil(async () => (await place(buyer)).ok, "an order", 15_000);

describe("the database killed", () => {
  test("while twenty people order: answered orders exist, the others left nothing, and each retry completes", async () => {
    const [free, held] = [await addProduct(site.db, { stock: 30 }), await addProduct(site.db, { stock: 30 })];
    const [served, waiting] = [await someBuyers(free, 8), await someBuyers(held, 12)];
    for (const { ok } of await Promise.all(served.map(place))) expect(ok).toBe(true);
    // A lock on the other product holds its buyers in the middle of their transactions.
    const counter = connect(cluster.database.url);
    await counter.unsafe(`begin; select from public.products where id = '${held.id}' for update`);
    const answers = Promise.all(waiting.map(place));
    await waitUntil(
      async () =>
        (await site.db.sql`select from pg_stat_activity where wait_event_type = 'Lock'`).length >= 5,
      "buyers who wait",
    );
    await cluster.crash();
    for (const answer of await answers) expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    await counter.end();
    await cluster.startAgain();

    expect(await expectNothingHalf(free, served)).toBe(8);
    expect(await expectNothingHalf(held, waiting)).toBe(0);
    const first = waiting[0] as Buyer;
    await isBack(first);
    await Promise.all([...served, ...waiting].map(tryAgain));
    await expectAllPaidOnce(free, served);
    await expectAllPaidOnce(held, waiting);
  });

  test("when the provider has charged and the site has not recorded it: the order is found paid", async () => {
    const product = await addProduct(site.db, { stock: 3 });
    const buyer = await someBuyer(product);
    answerInstead(/apply_payment/, async (real) => {
      await cluster.crash();
      return real();
    });
    expect(await tryAgain(buyer)).toBe("pending");
    vi.restoreAllMocks();
    await cluster.startAgain();
    await isBack(buyer);
    await laterOn([buyer]);
    await expectAllPaidOnce(product, [buyer]);
  });
});

describe("a database that refuses", () => {
  /** Everyone gets a Spanish text. */
  async function expectRefusals(all: Buyer[]) {
    for (const answer of await Promise.all(all.map(place)))
      expect(answer).toMatchObject({
        ok: false,
        code: "unavailable",
        message: "No pudimos guardar tu pedido. Intenta de nuevo.",
      });
  }

  test("connections: rejected soon, nothing half-written, and working again when there are some", async () => {
    const product = await addProduct(site.db, { stock: 10 });
    const all = await someBuyers(product, 6);
    await place(all[0] as Buyer);
    await site.db
      .sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'backend'`;
    const others = Array.from({ length: CONNECTIONS }, cluster.connect);
    const taken = await Promise.allSettled(others.map((sql) => sql`select`));
    expect(taken.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
    await expectRefusals(all.slice(1));
    await Promise.all(others.map((sql) => sql.end({ timeout: 1 })));
    await isBack(all[0] as Buyer);
    expect(await expectNothingHalf(product, all)).toBe(1);
    for (const { ok } of await Promise.all(all.map(place))) expect(ok).toBe(true);
    expect(await stockOf(site.db, product)).toBe(4);
  });

  test("writes: rejected soon, reads work, and writes work again afterwards", async () => {
    const product = await addProduct(site.db, { stock: 10 });
    const all = await someBuyers(product, 6);
    await place(all[0] as Buyer);
    const [known] = await ordersOf(all[0] as Buyer);
    const owner = cluster.connect();
    await owner`alter system set default_transaction_read_only = on`;
    await owner`select pg_reload_conf()`;
    await waitUntil(
      async () =>
        (await site.db.sql`show default_transaction_read_only`)[0]?.default_transaction_read_only === "on",
      "a database that refuses writes",
    );
    await expectRefusals(all.slice(1));
    expect(await getOrderByToken(known?.token ?? "")).toMatchObject({ id: known?.order_id });
    await owner`set default_transaction_read_only = off`;
    await owner`alter system reset default_transaction_read_only`;
    await owner`select pg_reload_conf()`;
    await owner.end();
    await isBack(all[0] as Buyer);
    expect(await expectNothingHalf(product, all)).toBe(1);
    for (const { ok } of await Promise.all(all.map(place))) expect(ok).toBe(true);
  });
});
