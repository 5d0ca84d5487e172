import { expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { bringRepair, decideQuote, quoteRepair } from "../factories/repairs.ts";
import { openSession, type SaleRepair, saleLine, sellAtCounter } from "../factories/sales.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { IS_MAIN } from "../support/suites.ts";

const db = await testDatabase();
const seller = await addPerson(db, "employee");
await openSession(db, seller);

const ROUNDS = IS_MAIN ? 12 : 200;

test("the last unit is sold at the till or on the web, never on both", async () => {
  const wonBy = { till: 0, web: 0 };
  const refusals = new Set<string>();
  await withConnections(db, 2, async (runner) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await addProduct(db, { stock: 1, price: 1000 });
      const till = () => sellAtCounter(runner, seller, { lines: [saleLine(product)] });
      const web = () => buyProduct({ ...db, as: runner.as }, product);
      // Either may ask first.
      const asks = round % 2 ? [till(), web()] : [web(), till()].toReversed();
      const [atTill, onWeb] = await Promise.allSettled(asks);
      expect([atTill!.status, onWeb!.status].filter((status) => status === "fulfilled")).toHaveLength(1);
      if (atTill!.status === "fulfilled") wonBy.till += 1;
      else wonBy.web += 1;
      for (const answer of [atTill!, onWeb!])
        if (answer.status === "rejected") refusals.add((answer.reason as { hint: string }).hint);
      expect(await stockOf(db, product)).toBe(0);
    }
  });
  expect([...refusals]).toEqual(["out_of_stock"]);
  expect(wonBy.till + wonBy.web).toBe(ROUNDS);
}, 120_000);

test("two tills that charge the same repairs and products in opposite order never deadlock: one sells", async () => {
  const [one, two] = [await addProduct(db, { stock: 100 }), await addProduct(db, { stock: 100 })];
  for (let round = 0; round < ROUNDS / 4; round += 1) {
    const repairs: SaleRepair[] = [];
    for (let n = 0; n < 2; n += 1) {
      const repair = await bringRepair(db, "service_role");
      const quoteId = await quoteRepair(db, seller, repair.id, 50_000);
      await decideQuote(db, { quote: quoteId, token: repair.token });
      repairs.push({ id: repair.id, quoteId, kind: "saldo", amount: 50_000 });
    }
    const results = await withConnections(db, 2, (runner) =>
      Promise.allSettled([
        sellAtCounter(runner, seller, { lines: [saleLine(one), saleLine(two)], repairs }),
        sellAtCounter(runner, seller, {
          lines: [saleLine(two), saleLine(one)],
          repairs: repairs.toReversed(),
        }),
      ]),
    );
    const failed = results.flatMap((result) =>
      result.status === "rejected" ? [(result.reason as { hint: string }).hint] : [],
    );
    expect(failed).toHaveLength(1);
    // The other one saw the quote before its order was there, or paid.
    expect(["already_paid", "try_again"]).toContain(failed[0]);
  }
  expect(await stockOf(db, one)).toBe(100 - ROUNDS / 4);
}, 120_000);
