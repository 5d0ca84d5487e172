import { describe, expect, test } from "vitest";
import { CUFE, invoiceOf, requestInvoice, writeInvoice } from "../factories/invoices.ts";
import {
  addCashOrder,
  addPaidOrder,
  applyRefund,
  cartLine,
  chargeOrder,
  moveOrder,
  openRefund,
  placeOrder,
} from "../factories/orders.ts";
import { applyPayment, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");

/** An order of a person with an account, paid by card. */
async function ownedOrder() {
  const owner = await addPerson(db);
  const order = await addPaidOrder(db);
  await db.sql`update public.orders set user_id = ${owner} where id = ${order.order_id}`;
  return { ...order, owner };
}

const whole = {
  document_type: "NIT",
  document_number: "900123456-8",
  name: "Juegos del Sur S.A.S.",
  email: "pagos@example.com",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
};

describe("who an invoice is for", () => {
  test("is read whole by the order's owner and staff; a link shows the name alone", async () => {
    const { owner, order_id: order, token } = await ownedOrder();
    await requestInvoice(db, owner, { order });
    for (const [who, where] of [
      [owner, { order }],
      [owner, { token }],
      [staff, { order }],
    ] as const)
      expect((await invoiceOf(db, who, where)).asked, who).toMatchObject(whole);
    for (const who of ["anon", await addPerson(db)] as const)
      expect(Object.keys((await invoiceOf(db, who, { token })).asked!).toSorted()).toEqual([
        "name",
        "requested_at",
      ]);
  });

  test("is asked by a guest with the link, and corrected until the number is written", async () => {
    const { order_id: order, token } = await addPaidOrder(db);
    await requestInvoice(db, "anon", { token });
    await requestInvoice(db, "anon", { token, type: "CC", document: "1020304050", name: "Ana Ruiz" });
    expect((await invoiceOf(db, staff, { order })).asked).toMatchObject({
      document_number: "1020304050",
      name: "Ana Ruiz",
    });
    await writeInvoice(db, staff, order, { number: "fe 7" });
    const { can_ask, issued } = await invoiceOf(db, "anon", { token });
    expect([can_ask, issued]).toEqual([false, expect.objectContaining({ number: "FE7", cufe: CUFE })]);
    expect(await hintOf(requestInvoice(db, "anon", { token }))).toBe("already_issued");
  });

  test("is among the invoices to be issued until its number is written", async () => {
    const { order_id: order, token } = await addPaidOrder(db);
    const listed = async () => {
      const list = await answerAs<{ items: { id: string }[] }>(
        db,
        staff,
      )`select public.staff_orders(p_only => 'facturas', p_limit => 100)`;
      return list.items.some(({ id }) => id === order);
    };
    expect(await listed()).toBe(false);
    await requestInvoice(db, "anon", { token });
    expect(await listed()).toBe(true);
    await writeInvoice(db, staff, order, { number: "C1" });
    expect(await listed()).toBe(false);
  });

  test("fills the form of the same person's next order, and nobody else's", async () => {
    const { owner, order_id: order } = await ownedOrder();
    const last = (who: string) => answerAs(db, who)`select public.own_invoice_data()`;
    expect(await last(owner)).toBeNull();
    await requestInvoice(db, owner, { order });
    expect(await last(owner)).toEqual(whole);
    expect(await last(await addPerson(db))).toBeNull();
    expect(await last(staff)).toBeNull();
  });

  test.each([
    [{ document: "900123456-7" }, "bad_document"],
    [{ document: "900.123.456-8" }, "bad_document"],
    [{ type: "RUT" }, "bad_document"],
    [{ name: " A " }, "bad_name"],
    [{ email: "sin arroba" }, "bad_email"],
    [{ municipality: "Envigado" }, "bad_municipality"],
  ])("%o is refused", async (wrong, hint) => {
    const { token } = await addPaidOrder(db);
    expect(await hintOf(requestInvoice(db, "anon", { token, ...wrong }))).toBe(hint);
  });

  test("is not asked of another person's order, nor of one without a sale", async () => {
    const { order_id: order, token } = await addPaidOrder(db);
    expect(await hintOf(requestInvoice(db, await addPerson(db), { order }))).toBe("not_found");
    await applyRefund(db, { order_id: order, token, product: await addProduct(db) }, 50_000, 50_000);
    expect(await hintOf(requestInvoice(db, "anon", { token }))).toBe("not_allowed");
  });
});

describe("number and CUFE", () => {
  test("are written by staff alone, of a sale, once a number", async () => {
    const { owner, order_id: order } = await ownedOrder();
    expect((await refusal(writeInvoice(db, owner, order))).code).toBe("42501");
    await writeInvoice(db, staff, order, { number: "SETP1" });
    const other = await addPaidOrder(db);
    expect(await hintOf(writeInvoice(db, staff, other.order_id, { number: "SETP1" }))).toBe("taken");
    expect(await hintOf(writeInvoice(db, staff, other.order_id, { cufe: "abc" }))).toBe("bad_cufe");
    expect(await hintOf(writeInvoice(db, staff, other.order_id, { number: "" }))).toBe("bad_number");
    const open = await addCashOrder(db);
    expect(await hintOf(writeInvoice(db, staff, open.order_id, { number: "SETP2" }))).toBe("not_allowed");
  });

  test("are corrected and taken off by who saw the stored number", async () => {
    const { order_id: order } = await addPaidOrder(db);
    await writeInvoice(db, staff, order, { number: "A1" });
    expect(await hintOf(writeInvoice(db, staff, order, { number: "A2" }))).toBe("moved");
    await writeInvoice(db, staff, order, { number: "A2", known: "A1" });
    await writeInvoice(db, staff, order, { number: "", cufe: "", known: "A2" });
    expect(await invoiceOf(db, staff, { order })).toMatchObject({ can_ask: true, issued: null });
    const log = await db.sql<{ numbers: string[] }[]>`
      select details -> 'changed' -> 'number' as numbers from public.audit_log
      where action = 'invoice.written' and entity_id = ${order} order by id`;
    expect(log.map(({ numbers }) => numbers)).toEqual([
      [null, "A1"],
      ["A1", "A2"],
      ["A2", null],
    ]);
  });

  test("stay when the buyer's data is erased; the document does not", async () => {
    const { order_id: issued, token } = await addPaidOrder(db);
    await requestInvoice(db, "anon", { token });
    await writeInvoice(db, staff, issued, { number: "B1" });
    const asked = await addPaidOrder(db);
    await requestInvoice(db, "anon", { token: asked.token });
    await db.sql`select private.forget_buyers(array[${issued}, ${asked.order_id}]::uuid[])`;
    const rows = await db.sql`
      select number, document_type, document_number, name, email, municipality from public.order_invoices
      where order_id in ${db.sql([issued, asked.order_id])}`;
    expect([...rows]).toEqual([
      {
        number: "B1",
        document_type: null,
        document_number: null,
        name: null,
        email: null,
        municipality: null,
      },
    ]);
  });
});

describe("the tax class", () => {
  test("of a line is that of its product when it was ordered", async () => {
    const product = await addProduct(db);
    await db.sql`update public.products set tax_class = 'iva_5' where id = ${product.id}`;
    const { order_id } = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
    });
    await db.sql`update public.products set tax_class = 'exento' where id = ${product.id}`;
    const lines = await db.sql`select tax_class from public.order_items where order_id = ${order_id}`;
    expect([...lines]).toEqual([{ tax_class: "iva_5" }]);
  });
});

describe("the money of a period", () => {
  type Move = { id: number; kind: string; amount: number; order_id: string; way: string; is_manual: boolean };
  const period = async (from: string, to: string, page = 1000) => {
    const found: Move[] = [];
    for (;;) {
      const rows = await queryAs<{ move: Move }[]>(
        db,
        staff,
      )`select move from public.export_money(${from}::date, ${to}::date, ${found.at(-1)?.id ?? null}, ${page}) move`;
      found.push(...rows.map(({ move }) => move));
      if (rows.length < page) return found;
    }
  };
  const moves = async (order: { order_id: string }, from: string, to: string) =>
    (await period(from, to))
      .filter(({ order_id }) => order_id === order.order_id)
      .map(({ kind, amount }) => [kind, amount]);

  /** A card order of 50.000 whose payment the provider reports at that moment. */
  async function soldAt(moment: string, id: string) {
    const product = await addProduct(db);
    const order = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: 50_000,
      phone: `30${id.padStart(8, "0")}`,
    });
    await chargeOrder(db, order.token, "approved", id, 50_000);
    await db.sql`update private.money_moves set at = ${moment} where order_id = ${order.order_id}`;
    await db.sql`update public.payments set provider_updated_at = ${moment} where order_id = ${order.order_id}`;
    return { ...order, product };
  }
  const report = (order: { order_id: string }, id: string, status: string, more: object) =>
    applyPayment(db, paymentUpdate({ ...order, total: 50_000 }, id, status, { ...more }));

  test("a refund counts on its own day, in Colombia, also after the end of the month", async () => {
    const order = await soldAt("2026-02-01T04:59:00Z", "501");
    await report(order, "501", "approved", { refunded_amount: 20_000, updated_at: "2026-02-01T05:01:00Z" });
    expect(await moves(order, "2026-01-01", "2026-01-31")).toEqual([["pago", 50_000]]);
    expect(await moves(order, "2026-02-01", "2026-02-28")).toEqual([["reembolso", -20_000]]);
  });

  test("a dispute takes what was not paid back, and brings it again when the shop wins", async () => {
    const order = await soldAt("2026-03-01T12:00:00Z", "502");
    await report(order, "502", "approved", { refunded_amount: 20_000, updated_at: "2026-03-02T12:00:00Z" });
    await report(order, "502", "charged_back", {
      refunded_amount: 20_000,
      updated_at: "2026-03-03T12:00:00Z",
    });
    await report(order, "502", "charged_back", {
      refunded_amount: 20_000,
      status_detail: "reimbursed",
      updated_at: "2026-03-04T12:00:00Z",
    });
    expect(await moves(order, "2026-03-01", "2026-03-31")).toEqual([
      ["pago", 50_000],
      ["reembolso", -20_000],
      ["contracargo", -30_000],
      ["contracargo_ganado", 30_000],
    ]);
  });

  test("cash has its way; undone, it counts as taken back", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, staff, order, "confirm");
    await moveOrder(db, staff, order, "collect", { details: { method: "nequi" } });
    await moveOrder(db, staff, order, "uncollect", { details: { reason: "Era de otro pedido" } });
    await moveOrder(db, staff, order, "collect", { details: { method: "datafono" } });
    const today = await answerOf<string>(db)`select private.co_date()::text`;
    const found = (await period(today, today)).filter(({ order_id }) => order_id === order.order_id);
    expect(found.map(({ kind, amount, way, is_manual }) => [kind, amount, way, is_manual])).toEqual([
      ["pago", 50_000, "nequi", true],
      ["anulacion", -50_000, "nequi", true],
      ["pago", 50_000, "datafono", true],
    ]);
  });

  test("a refund has the lines that it gave back", async () => {
    const order = await addPaidOrder(db, 2);
    const [item] = await db.sql<
      { id: string }[]
    >`select id from public.order_items where order_id = ${order.order_id}`;
    const lines = [{ item: item!.id, quantity: 1, restock: false }];
    await openRefund(db, staff, order, { amount: 50_000, left: 100_000, lines });
    await applyRefund(db, order, 50_000, 100_000);
    const given = await answerAs(db, staff)`
      select move -> 'moves' -> 1 -> 'lines' as given from public.export_money(private.co_date() - 1, private.co_date()) move
      where move ->> 'order_id' = ${order.order_id} and move ->> 'kind' = 'reembolso'`;
    expect(given).toEqual([{ tax_class: "iva_19", amount: 50_000 }]);
  });

  test("adds up to the payments and refunds of the database, page by page", async () => {
    const last = await answerOf<number>(db)`select extract(year from private.co_date())::int`;
    const all: Move[] = [];
    for (let year = 2026; year <= last; year += 1)
      all.push(...(await period(`${year}-01-01`, `${year}-12-31`, 3)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const [held] = await db.sql<{ taken: number; back: number }[]>`
      select
        (select sum(amount)::int from public.payments where status in ('approved', 'refunded', 'charged_back')) as taken,
        (select sum(refunded_amount)::int from public.payments where status in ('approved', 'refunded', 'charged_back')) as back`;
    const sum = (kinds: string[]) =>
      all.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
    // What was undone came in and went out again.
    expect(sum(["pago", "anulacion"])).toBe(held!.taken);
    expect(-sum(["reembolso"])).toBe(held!.back);
    expect(sum(["contracargo", "contracargo_ganado"])).toBe(0);
  });

  test("is for staff, up to a year, and in the log", async () => {
    expect(
      (
        await refusal(
          queryAs(db, await addPerson(db))`select public.export_money('2026-01-01', '2026-01-31')`,
        )
      ).code,
    ).toBe("42501");
    expect(await hintOf(queryAs(db, staff)`select public.export_money('2024-01-01', '2026-01-31')`)).toBe(
      "bad_period",
    );
    await queryAs(db, staff)`select public.export_money('2026-06-01', '2026-06-30')`;
    const [entry] = await db.sql`
      select actor, details from public.audit_log where action = 'money.exported' order by id desc limit 1`;
    expect(entry).toEqual({ actor: staff, details: { since: "2026-06-01", until: "2026-06-30" } });
  });
});
