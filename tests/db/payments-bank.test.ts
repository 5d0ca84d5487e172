import { describe, expect, test } from "vitest";
import {
  buyProduct,
  cartLine,
  moveOrder,
  orderOf,
  type PlacedOrder,
  placeOrder,
} from "../factories/orders.ts";
import {
  applyPayment,
  BANK_ACCOUNT,
  bankUpdate,
  beginPayment,
  newProviderId,
  paymentUpdate,
} from "../factories/payment-updates.ts";
import { expireOrder, paymentOf, type Sale, stateOf } from "../factories/payments.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import {
  addRepairPeople,
  bringRepair,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
} from "../factories/repairs.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();

const WAITING = { status_detail: "pending_waiting_transfer" };
const EXPIRED = { status_detail: "expired" };

/** An order of the only unit of a product, with an attempt to pay it from a bank. */
async function openBankSale(stock = 1): Promise<Sale> {
  const product = await addProduct(db, { stock });
  const order = await buyProduct(db, product);
  const attempt = await beginPayment(db, order.token, { method: "pse" });
  return { product, order, key: attempt.idempotency_key, paymentId: attempt.payment_id };
}

/** The same with the buyer at the bank's page. */
async function sendToBank(stock = 1) {
  const sale = await openBankSale(stock);
  const id = newProviderId();
  expect(await applyPayment(db, update(sale, id, "pending", WAITING))).toBe("pending");
  return { sale, id };
}

const update = (sale: Sale, id: string, status: string, more = {}) =>
  bankUpdate(sale.order, id, status, { idempotency_key: sale.key, ...more });
const settle = (sale: Sale, id: string, status: string, more = {}) =>
  applyPayment(db, update(sale, id, status, more));

const rowOf = async ({ order }: Pick<Sale, "order">) =>
  (
    await db.sql`select o.payment_method, extract(epoch from o.expires_at - now()) as left_s, p.method, p.person, p.document_type,
        p.document_number, p.bank_id, p.bank_name, p.bank_url, extract(epoch from p.expires_at - p.created_at) as waits_s
      from public.orders o join public.payments p on p.order_id = o.id where o.id = ${order.order_id} order by p.attempt desc limit 1`
  )[0]!;
/** The order's time is over; the sweep is called by the test. */
const runOut = ({ order }: Sale) =>
  db.sql`update public.orders set expires_at = now() - interval '1 minute' where id = ${order.order_id}`;
const sweep = () => db.sql`select public.expire_orders()`;

describe("an attempt from a bank", () => {
  test("keeps its account, waits a quarter of an hour, and leaves ten minutes for another", async () => {
    const row = await rowOf(await openBankSale());
    expect(row).toMatchObject({ ...BANK_ACCOUNT, payment_method: "pse", method: "pse", bank_url: null });
    expect(Number(row.waits_s)).toBe(900);
    expect(Number(row.left_s)).toBeGreaterThan(1_490);
  });

  test("gives way to a card: the order's method is the last attempt's", async () => {
    const { sale, id } = await sendToBank();
    await settle(sale, id, "rejected", { status_detail: "rejected_by_bank" });
    await beginPayment(db, sale.order.token);
    expect(await rowOf(sale)).toMatchObject({
      payment_method: "card",
      method: "",
      person: "",
    });
    // The one that pays decides, even if it is not the last.
    expect(await settle(sale, id, "approved")).toBe("paid");
    const [paid] = await db.sql`select payment_method from public.orders where id = ${sale.order.order_id}`;
    expect(paid).toEqual({ payment_method: "pse" });
  });

  test("is for amounts that the provider takes; a card pays the others", async () => {
    for (const [price, hint] of [
      [1_599, "not_by_bank"],
      [1_600, undefined],
      // The most that an order may cost.
      [100_000_000, undefined],
    ] as const) {
      const order = await buyProduct(db, await addProduct(db, { price }));
      const opened = beginPayment(db, order.token, { method: "pse" });
      if (hint) {
        expect(await hintOf(opened)).toBe(hint);
        expect(await orderOf(db, order)).toMatchObject({ payment_status: "unpaid" });
        await beginPayment(db, order.token);
      } else expect((await opened).attempt).toBe(1);
    }
  });

  test("has the documents and persons that the provider knows, or is not opened", async () => {
    for (const wrong of [{ person: "dog" }, { document_type: "DNI" }, { document_number: "1".repeat(31) }]) {
      const order = await buyProduct(db, await addProduct(db));
      const details = { ...BANK_ACCOUNT, ...wrong };
      await expect(beginPayment(db, order.token, { method: "pse", details })).rejects.toMatchObject({
        code: "23514",
      });
    }
  });

  test("is never one on delivery", async () => {
    const order = await buyProduct(db, await addProduct(db));
    expect(await hintOf(beginPayment(db, order.token, { method: "contra_entrega" }))).toBe("not_payable");
  });

  test("pressed twice is one, and a new key is another one only after the first ended", async () => {
    const order = await buyProduct(db, await addProduct(db));
    const first = await beginPayment(db, order.token, { method: "pse", mark: "a" });
    expect(await beginPayment(db, order.token, { method: "pse", mark: "a" })).toMatchObject({
      payment_id: first.payment_id,
      repeated: true,
    });
    expect(await hintOf(beginPayment(db, order.token, { method: "pse", mark: "b" }))).toBe(
      "payment_in_flight",
    );
  });
});

describe("two tabs with two methods", () => {
  test("open one payment, and whatever the provider says of both, the order is paid once: 50 of 50", async () => {
    const rounds = Array.from({ length: 50 }, (_, round) => round);
    await withConnections(db, 8, async (runner) => {
      for (const round of rounds) {
        const product = await addProduct(db, { stock: 1 });
        const order = await buyProduct(db, product);
        const tabs = (["card", "pse"] as const).map((method) =>
          beginPayment(runner, order.token, { method }),
        );
        const results = await Promise.allSettled(round % 2 ? tabs : tabs.reverse());
        const opened = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
        const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason.hint] : []));
        expect([opened.length, refused]).toEqual([1, ["payment_in_flight"]]);
        // Both are approved, as if the refused tab had charged all the same.
        const idempotency_key = opened[0]!.idempotency_key;
        const said = await Promise.all([
          applyPayment(runner, paymentUpdate(order, newProviderId(), "approved", { idempotency_key })),
          applyPayment(
            runner,
            bankUpdate(order, newProviderId(), "approved", { idempotency_key: "another" }),
          ),
        ]);
        expect(said.sort()).toEqual(["paid", "refund_due"]);
        const [row] =
          await db.sql`select count(*) filter (where not refund_due)::int as kept from public.payments
          where order_id = ${order.order_id} and status = 'approved'`;
        expect([row?.kept, await stockOf(db, product)]).toEqual([1, 0]);
      }
    });
  }, 30_000);
});

describe("while the buyer is at the bank", () => {
  test("the stock stays, the order does not expire, and nobody cancels it", async () => {
    const { sale } = await sendToBank();
    await runOut(sale);
    await sweep();
    expect(await stateOf(db, sale)).toBe("pending placed held");
    expect(await hintOf(db.sql`select public.cancel_order(${sale.order.token})`.then())).toBe(
      "not_cancellable",
    );
    const staff = await addPerson(db, "employee");
    expect(
      await hintOf(moveOrder(db, staff, sale.order, "cancel", { details: { reason: "Ya no" } })),
    ).toBeDefined();
  });

  test("its page is known to the holder of the link, and forgotten once it is decided", async () => {
    const { sale, id } = await sendToBank();
    const read = async () => {
      const order = await answerAs<{ payments: Record<string, unknown>[] }>(
        db,
        "anon",
      )`select public.order_detail(null, ${sale.order.token})`;
      return order.payments[0];
    };
    expect(await read()).toMatchObject({ bank_url: `https://banco.example/pse/${id}` });
    await settle(sale, id, "approved");
    expect(await read()).toMatchObject({ bank_url: null });
  });

  test("the notification may come before our own answer", async () => {
    const sale = await openBankSale();
    const id = newProviderId();
    const snapshot = update(sale, id, "pending", WAITING);
    expect(await applyPayment(db, snapshot)).toBe("pending");
    expect(await applyPayment(db, snapshot)).toBe("unchanged");
    expect(await paymentOf(db, id)).toMatchObject({ attempt: 1, idempotency_key: sale.key });
    // The approval may even come before the answer that it waits.
    const late = await openBankSale();
    const first = update(late, newProviderId(), "pending", WAITING);
    expect(await settle(late, first.id, "approved")).toBe("paid");
    expect(await applyPayment(db, first)).toBe("stale");
    expect(await stateOf(db, late)).toBe("paid confirmed held");
  });

  test("its repair's quote is not replaced; one that was replaced before is paid back", async () => {
    const people = await addRepairPeople(db);
    const repair = await bringRepair(db, people.customer);
    const quote = await quoteRepair(db, people.staff, repair.id, 150_000);
    await decideQuote(db, { quote, user: people.customer });
    const order = await placeQuoteOrder(db, people.customer, quote);
    const { idempotency_key } = await beginPayment(db, order.token, { method: "pse" });
    const id = newProviderId();
    await applyPayment(db, bankUpdate(order, id, "pending", { ...WAITING, idempotency_key }));
    const replace = () => quoteRepair(db, people.staff, repair.id, 90_000, "Hay otra falla");
    expect(await hintOf(replace())).toBe("payment_in_flight");
    // Its time ends at the provider, staff replace the quote, and then the bank approves.
    await applyPayment(db, bankUpdate(order, id, "rejected", EXPIRED));
    await replace();
    expect(await applyPayment(db, bankUpdate(order, id, "approved"))).toBe("refund_due");
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", paid_by: null });
  });
});

describe("a payment whose time is over", () => {
  test("gives the stock back and leaves the order ten minutes to be paid", async () => {
    const { sale, id } = await sendToBank();
    await runOut(sale);
    expect(await settle(sale, id, "rejected", EXPIRED)).toBe("rejected");
    await sweep();
    expect(await stateOf(db, sale)).toBe("rejected placed free");
    expect(Number((await rowOf(sale)).left_s)).toBeGreaterThan(590);
    expect((await beginPayment(db, sale.order.token, { method: "pse" })).attempt).toBe(2);
    expect(await stateOf(db, sale)).toBe("rejected placed held");
  });

  test.each<[string, (sale: Sale) => Promise<unknown>, string, string]>([
    ["pays the order", async () => {}, "paid", "paid confirmed held"],
    ["pays an order that expired meanwhile", (sale) => expireOrder(db, sale), "paid", "paid confirmed held"],
    [
      "is paid back when the shelf is empty",
      (sale) => buyProduct(db, sale.product),
      "refund_due",
      "rejected placed free",
    ],
    [
      "is paid back when the order was cancelled",
      async (sale) => db.sql`select public.cancel_order(${sale.order.token})`,
      "refund_due",
      "rejected cancelled free",
    ],
    [
      "is paid back when a card paid meanwhile",
      async (sale) => {
        const { idempotency_key } = await beginPayment(db, sale.order.token);
        await applyPayment(db, paymentUpdate(sale.order, newProviderId(), "approved", { idempotency_key }));
      },
      "refund_due",
      "paid confirmed held",
    ],
  ])("and that is paid in minute 16 %s", async (_, meanwhile, outcome, state) => {
    const { sale, id } = await sendToBank();
    await settle(sale, id, "rejected", EXPIRED);
    await meanwhile(sale);
    expect(await settle(sale, id, "approved")).toBe(outcome);
    const order = await orderOf(db, sale.order);
    expect(`${order.payment_status} ${order.status} ${order.has_reservation ? "held" : "free"}`).toBe(state);
    expect((await paymentOf(db, id))?.refund_due).toBe(outcome === "refund_due");
  });

  test("and whose amount differs holds no order", async () => {
    const { sale, id } = await sendToBank();
    expect(await settle(sale, id, "approved", { amount: sale.order.total - 1 })).toBe("mismatch");
    expect(await stateOf(db, sale)).toBe("pending placed held");
  });
});

describe("a course bought from a bank by a guest", () => {
  test("belongs to the account that later confirms the same e-mail", async () => {
    const product = await addProduct(db, { stock: 1 });
    const email = `${nextPhone()}@example.com`;
    const order: PlacedOrder = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
      email,
      phone: nextPhone(),
    });
    const { idempotency_key } = await beginPayment(db, order.token, { method: "pse" });
    await applyPayment(db, bankUpdate(order, newProviderId(), "approved", { idempotency_key }));
    const person = await addPerson(db);
    await db.sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${person}`;
    expect((await orderOf(db, order)).user_id).toBe(person);
  });
});

describe("the account of a payment", () => {
  test("is read by its owner and by staff, not by the holder of the link nor by others", async () => {
    const [owner, other, staff] = [await addPerson(db), await addPerson(db), await addPerson(db, "employee")];
    const product = await addProduct(db, { stock: 1 });
    const order = await placeOrder(db, owner, { items: [cartLine(product)], total: product.price });
    await beginPayment(db, order.token, { method: "pse" });
    const read = (who: string) =>
      queryAs(
        db,
        who,
      )`select document_number, bank_name from public.payments where order_id = ${order.order_id}`;
    for (const who of [owner, staff])
      expect(await read(who)).toEqual([{ document_number: "1037000000", bank_name: "Bancolombia" }]);
    expect(await read(other)).toEqual([]);
    await expect(read("anon")).rejects.toMatchObject({ code: "42501" });
    const shown = await db.as("anon", (sql) =>
      [
        sql`select public.order_detail(null, ${order.token}) as o`,
        sql`select public.order_by_token(${order.token}) as o`,
      ].reduce<Promise<string>>(
        async (text, query) => (await text) + JSON.stringify(await query),
        Promise.resolve(""),
      ),
    );
    expect(shown).toContain(order.order_id);
    expect(shown).not.toMatch(/1037000000|Bancolombia/);
  });

  test("is erased with the buyer's data; the provider's number and the bank stay for disputes", async () => {
    const { sale, id } = await sendToBank();
    await db.sql`select private.forget_buyers(array[${sale.order.order_id}]::uuid[])`;
    expect(await rowOf(sale)).toMatchObject({
      person: "",
      document_type: "",
      document_number: "",
      bank_url: null,
      bank_id: "1007",
      bank_name: "Bancolombia",
    });
    expect(await paymentOf(db, id)).toMatchObject({ status: "pending" });
  });
});

describe("the list of banks", () => {
  type List = { refresh: boolean; fetching: boolean; banks: { id: string; name: string }[] };
  const ask = (runner = db as Parameters<typeof answerAs>[0], claims = true) =>
    answerAs<List>(runner, "service_role")`select public.bank_list(${claims})`;
  const store = (banks: List["banks"]) =>
    db.as("service_role", (sql) => sql`select public.store_bank_list(${sql.json(banks)})`);
  const age = (minutes: number) =>
    db.sql`update private.bank_lists set fetched_at = fetched_at - make_interval(mins => ${minutes}),
      leased_until = leased_until - make_interval(mins => ${minutes})`;
  const NEQUI = [{ id: "1507", name: "Nequi" }];

  test("is fetched by one of many at a time, and once an hour", async () => {
    await db.sql`delete from private.bank_lists`;
    const answers = await withConnections(db, 8, (runner) =>
      Promise.all(Array.from({ length: 20 }, () => ask(runner))),
    );
    expect(answers.filter(({ refresh }) => refresh)).toHaveLength(1);
    // The others wait for it two seconds, not half a minute.
    expect(answers.filter(({ fetching }) => fetching)).toHaveLength(19);
    const wait = () =>
      db.sql`update private.bank_lists set leased_until = leased_until - interval '2 seconds'`;
    await wait();
    expect(await ask()).toMatchObject({ refresh: false, fetching: false });
    await store(NEQUI);
    expect(await ask()).toMatchObject({ refresh: false, banks: NEQUI });
    await age(61);
    // A look is no claim.
    expect(await ask(db, false)).toMatchObject({ refresh: false, banks: NEQUI });
    expect(await ask()).toMatchObject({ refresh: true, banks: NEQUI });
    expect(await ask()).toMatchObject({ refresh: false, banks: NEQUI });
    await age(1);
    expect(await ask()).toMatchObject({ refresh: true, banks: NEQUI });
  });

  test("keeps the last good one instead of an empty one", async () => {
    await db.sql`delete from private.bank_lists`;
    expect(await ask(db, false)).toEqual({ refresh: false, fetching: false, banks: [] });
    await ask();
    await store(NEQUI);
    await store([]);
    expect((await ask(db, false)).banks).toEqual(NEQUI);
  });
});
