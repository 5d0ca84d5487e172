import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { addPeople } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { addRepair, bringRepair, decideQuote, quoteRepair } from "../factories/repairs.ts";
import {
  openSession,
  orderOfTicket,
  type Sale,
  type SoldTicket,
  saleLine,
  sellAtCounter,
} from "../factories/sales.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);
const sell = (sale: Sale, who: string = people.employee) => sellAtCounter(db, who, sale);
let session: string;
beforeAll(async () => {
  session = await openSession(db, people.employee);
});

/** The ledger's moves of a ticket, in order. */
const movesOf = ({ ticket_id }: SoldTicket) => db.sql`
  select m.kind, m.method, m.amount, m.reference, m.session_id = ${session} as in_session, m.actor = ${people.employee} as by_seller
  from private.money_moves m
  left join public.orders o on o.id = m.order_id left join public.repair_payments d on d.id = m.repair_payment_id
  where coalesce(o.ticket_id, d.ticket_id) = ${ticket_id} order by m.id`;

/** A repair with an approved quote. */
async function owingRepair(total: number) {
  const repair = await bringRepair(db, "service_role");
  const quoteId = await quoteRepair(db, people.employee, repair.id, total);
  await decideQuote(db, { quote: quoteId, token: repair.token });
  return { id: repair.id, quoteId };
}

describe("a sale", () => {
  test("is an order placed, paid and delivered at once, with its stock, seller, ticket and money", async () => {
    const product = await addProduct(db, { stock: 5, price: 80_000 });
    const sold = await sell({ lines: [saleLine(product, 2)], tendered: 200_000 });
    expect(sold).toMatchObject({ number: expect.stringMatching(/^T-\d{4}-\d{6}$/), change: 40_000 });
    expect(await stockOf(db, product)).toBe(3);
    expect(await orderOfTicket(db, sold)).toMatchObject({
      channel: "mostrador",
      status: "fulfilled",
      payment_status: "paid",
      shipping_status: "delivered",
      stage: "entregado",
      delivery: "tienda",
      shipping_address: "",
      seller_id: people.employee,
      user_id: null,
      customer_name: "Cliente de mostrador",
      customer_phone: "",
      total_price: 160_000,
      has_reservation: true,
    });
    expect(await movesOf(sold)).toEqual([
      { kind: "pago", method: "efectivo", amount: 160_000, reference: "", in_session: true, by_seller: true },
    ]);
    const [log] = await db.sql`
      select actor, details from public.audit_log where action = 'ticket.sold' and entity_id = ${sold.ticket_id}`;
    expect(log).toEqual({ actor: people.employee, details: { number: sold.number, amount: 160_000 } });
    const [mails] = await db.sql`select count(*)::int as n from private.outbox`;
    expect(mails?.n).toBe(0);
  });

  test("of a service alone is completed without a shipment", async () => {
    const [service] =
      await db.sql`insert into public.services (name, price) values ('Limpieza', 40000) returning id`;
    const line = { type: "service", id: service!.id, quantity: 1, listPrice: 40_000, price: 40_000 };
    expect(await orderOfTicket(db, await sell({ lines: [line] }))).toMatchObject({
      status: "fulfilled",
      shipping_status: "pending",
      stage: "entregado",
    });
  });

  test("is one, however often it is sent; the same key with other contents is refused", async () => {
    const product = await addProduct(db, { stock: 5 });
    const key = randomUUID();
    const sale = { key, lines: [saleLine(product)] };
    const [first, second] = await Promise.all([sell(sale), sell(sale)]);
    expect(second).toEqual(first);
    expect(await sell(sale)).toEqual(first);
    expect(await stockOf(db, product)).toBe(4);
    expect(await refusal(sell({ key, lines: [saleLine(product, 2)] }))).toMatchObject({
      hint: "already_sold",
      message: expect.stringContaining(first.number),
    });
    expect(await hintOf(sell(sale, people.manager))).toBe("already_sold");
  });

  test("names its customer, and is in the account that confirmed the address", async () => {
    const product = await addProduct(db);
    const [account] = await db.sql`select email from auth.users where id = ${people.cliente}`;
    const customer = { name: "Ana Gómez", phone: "3001112233", email: account!.email.toUpperCase() };
    const order = await orderOfTicket(db, await sell({ lines: [saleLine(product)], customer }));
    expect(order).toMatchObject({
      customer_name: "Ana Gómez",
      customer_phone: "3001112233",
      customer_email: account!.email,
      user_id: people.cliente,
    });
    const [mails] = await db.sql`select count(*)::int as n from private.outbox where about = ${order.id}`;
    expect(mails?.n).toBe(0);
    const own = await answerAs<{ orders: { id: string }[] }>(db, people.cliente)`select public.own_orders()`;
    expect(own.orders.map(({ id }) => id)).toContain(order.id);
  });

  test("of more than there is leaves nothing behind", async () => {
    const [plenty, scarce] = [await addProduct(db, { stock: 5 }), await addProduct(db, { stock: 1 })];
    const repair = await owingRepair(50_000);
    const [before] = await db.sql`select count(*)::int as n from private.money_moves`;
    const sale: Sale = {
      lines: [saleLine(plenty), saleLine(scarce, 2)],
      repairs: [{ id: repair.id, quoteId: repair.quoteId, kind: "saldo", amount: 50_000 }],
    };
    expect(await hintOf(sell(sale))).toBe("out_of_stock");
    expect([await stockOf(db, plenty), await stockOf(db, scarce)]).toEqual([5, 1]);
    const [after] = await db.sql`
      select (select count(*)::int from private.money_moves) as n, (select paid_at from public.cotizaciones where id = ${repair.quoteId}) as paid_at`;
    expect(after).toEqual({ n: before!.n, paid_at: null });
    const { number: next } = await sell({ lines: [saleLine(plenty)] });
    const { number: after_it } = await sell({ lines: [saleLine(plenty)] });
    expect(Number(after_it.slice(-6)) - Number(next.slice(-6))).toBe(1);
  });

  test("of nothing, of $0, or with a total that is not the sum of its lines is refused", async () => {
    const product = await addProduct(db, { price: 10_000 });
    const free = await addProduct(db, { price: 0 });
    expect(await hintOf(sell({ lines: [], parts: [{ method: "nequi", amount: 1 }], total: 1 }))).toBe(
      "empty_sale",
    );
    expect(
      await hintOf(sell({ lines: [saleLine(free)], parts: [{ method: "nequi", amount: 1 }], total: 0 })),
    ).toBe("empty_sale");
    expect(await hintOf(sell({ lines: [saleLine(product)], total: 9_000 }))).toBe("bad_total");
    expect(await hintOf(sell({ lines: [saleLine(product), saleLine(product)] }))).toBe("bad_lines");
    expect(await hintOf(sell({ lines: [saleLine({ ...product, id: randomUUID() })] }))).toBe("not_for_sale");
  });

  test("is for staff alone", async () => {
    const product = await addProduct(db);
    for (const who of [people.cliente, "anon"])
      expect((await refusal(sell({ lines: [saleLine(product)] }, who))).code).toBe("42501");
    expect((await refusal(answerAs(db, people.cliente)`select public.find_for_sale('control')`)).code).toBe(
      "42501",
    );
  });
});

describe("a price", () => {
  test("that changed since the screen showed it is refused, with the new one", async () => {
    const product = await addProduct(db, { price: 100_000 });
    await db.sql`update public.products set price = 120000 where id = ${product.id}`;
    expect(await refusal(sell({ lines: [saleLine(product)] }))).toMatchObject({
      hint: "price_changed",
      message: "El precio de «Control» cambió: ahora es $120.000. Quítalo y agrégalo de nuevo.",
    });
  });

  test("is lowered with a reason as far as the role may, and never raised", async () => {
    const product = await addProduct(db, { price: 100_000, stock: 20 });
    const at = (price: number, who: string, reason = "Caja abierta") =>
      sell(
        { lines: [saleLine(product, 1, { price, reason })], parts: [{ method: "nequi", amount: price }] },
        who,
      );
    for (const [who, least] of [
      [people.employee, 90_000],
      [people.manager, 75_000],
    ] as const) {
      await at(least, who);
      expect(await hintOf(at(least - 1, who))).toBe("discount_limit");
    }
    await at(1, people.admin);
    expect(await hintOf(at(100_001, people.admin))).toBe("bad_price");
    expect(await hintOf(at(95_000, people.employee, " "))).toBe("no_reason");
    const order = await orderOfTicket(db, await at(95_000, people.employee));
    const [line] = await db.sql`
      select unit_price, list_price, discount_reason from public.order_items where order_id = ${order.id}`;
    expect(line).toEqual({ unit_price: 95_000, list_price: 100_000, discount_reason: "Caja abierta" });
  });
});

describe("the payment", () => {
  test("of several parts sums to the total, each with its number", async () => {
    const product = await addProduct(db, { price: 100_000 });
    const lines = [saleLine(product)];
    const card = { method: "datafono", amount: 60_000, reference: "004512" };
    const short = [card, { method: "efectivo", amount: 39_999 }];
    expect(await refusal(sell({ lines, parts: short }))).toMatchObject({
      hint: "bad_amount",
      message: "El pago debe sumar $100.000.",
    });
    for (const method of ["transportadora", "mercadopago", "varios", "cheque"])
      expect(await hintOf(sell({ lines, parts: [{ method, amount: 100_000 }] }))).toBe("bad_method");
    const sold = await sell({
      lines,
      parts: [card, { method: "efectivo", amount: 40_000 }],
      tendered: 50_000,
    });
    expect(sold.change).toBe(10_000);
    expect(await movesOf(sold)).toMatchObject([
      { kind: "pago", method: "datafono", amount: 60_000, reference: "004512" },
      { kind: "pago", method: "efectivo", amount: 40_000, reference: "" },
    ]);
    const [payment] = await db.sql`
      select p.method, p.amount from public.payments p join public.orders o on o.paid_by = p.id where o.ticket_id = ${sold.ticket_id}`;
    expect(payment).toEqual({ method: "varios", amount: 100_000 });
  });

  test("in cash is at least what is due, and only cash has change", async () => {
    const product = await addProduct(db, { price: 30_000 });
    const lines = [saleLine(product)];
    expect(await hintOf(sell({ lines, tendered: 29_999 }))).toBe("bad_tendered");
    expect(
      await hintOf(sell({ lines, parts: [{ method: "nequi", amount: 30_000 }], tendered: 50_000 })),
    ).toBe("bad_tendered");
    expect((await sell({ lines })).change).toBe(0);
    expect((await sell({ lines, tendered: 30_000 })).change).toBe(0);
  });

  test("in cash needs an open session, a card does not; a session that was closed is refused", async () => {
    const product = await addProduct(db, { price: 30_000 });
    const lines = [saleLine(product)];
    const parts = [{ method: "datafono", amount: 30_000 }];
    const other = await openSession(db, people.manager);
    // Two are open, and the admin's is neither.
    expect(await hintOf(sell({ lines }, people.admin))).toBe("no_session");
    const sold = await sell({ lines, parts }, people.admin);
    const [ticket] = await db.sql`select session_id from public.tickets where id = ${sold.ticket_id}`;
    expect(ticket?.session_id).toBeNull();
    const chosen = await sell({ lines, session: other }, people.admin);
    const [in_it] = await db.sql`select session_id from public.tickets where id = ${chosen.ticket_id}`;
    expect(in_it?.session_id).toBe(other);
    await db.sql`
      update public.cash_sessions set counted = 0, expected = 0, number = 'CIERRE-1', closed_at = now() where id = ${other}`;
    expect(await hintOf(sell({ lines, session: other }, people.admin))).toBe("no_session");
    expect(await hintOf(sell({ lines, parts, session: other }, people.admin))).toBe("no_session");
  });
});

describe("repairs in a sale", () => {
  test("the balance of one and a deposit of another are paid with the goods, half and half", async () => {
    const product = await addProduct(db, { price: 50_000 });
    const owing = await owingRepair(90_000);
    const other = await addRepair(db, { received_at: new Date() });
    const sold = await sell({
      lines: [saleLine(product)],
      repairs: [
        { id: owing.id, quoteId: owing.quoteId, kind: "saldo", amount: 90_000 },
        { id: other.id, kind: "anticipo", amount: 20_000 },
      ],
      parts: [
        { method: "efectivo", amount: 80_000 },
        { method: "nequi", amount: 80_000, reference: "M123" },
      ],
      tendered: 100_000,
    });
    expect(sold.change).toBe(20_000);
    const [quote] = await db.sql`
      select q.paid_at is not null as paid, o.channel, o.ticket_id, o.seller_id, o.total_price from public.cotizaciones q
      join public.orders o on o.id = q.order_id where q.id = ${owing.quoteId}`;
    expect(quote).toEqual({
      paid: true,
      channel: "mostrador",
      ticket_id: sold.ticket_id,
      seller_id: people.employee,
      total_price: 90_000,
    });
    const [deposit] = await db.sql`select deposit from public.ordenes_servicio where id = ${other.id}`;
    expect(deposit?.deposit).toBe(20_000);
    const moves = await movesOf(sold);
    const sums: Record<string, number> = {};
    for (const { method, amount } of moves) sums[method] = (sums[method] ?? 0) + amount;
    expect(sums).toEqual({ efectivo: 80_000, nequi: 80_000 });
    // The goods first, then the repairs by id.
    expect(moves[0]).toMatchObject({ kind: "pago", method: "efectivo", amount: 50_000 });
    expect(
      moves.filter(({ method }) => method === "nequi").every(({ reference }) => reference === "M123"),
    ).toBe(true);
  });

  test("a balance that is another, not approved or of another repair is refused", async () => {
    const [one, two] = [await owingRepair(90_000), await owingRepair(70_000)];
    const pay = (id: string, quoteId: string, amount: number) =>
      sell({ repairs: [{ id, quoteId, kind: "saldo", amount }] });
    expect(await hintOf(pay(one.id, one.quoteId, 80_000))).toBe("bad_amount");
    expect(await hintOf(pay(one.id, two.quoteId, 70_000))).toBe("quote_replaced");
    const waiting = await bringRepair(db, "service_role");
    expect(
      await hintOf(pay(waiting.id, await quoteRepair(db, people.employee, waiting.id, 90_000), 90_000)),
    ).toBe("not_approved");
    await pay(one.id, one.quoteId, 90_000);
    expect(await hintOf(pay(one.id, one.quoteId, 90_000))).toBe("already_paid");
    const twice = { id: two.id, kind: "anticipo", amount: 1000 } as const;
    expect(await hintOf(sell({ repairs: [twice, twice] }))).toBe("bad_repairs");
  });
});

describe("a return", () => {
  test("of one line gives its money back and puts it on the shelf", async () => {
    const [kept, returned] = [
      await addProduct(db, { stock: 5, price: 20_000 }),
      await addProduct(db, { stock: 5, price: 30_000 }),
    ];
    const order = await orderOfTicket(db, await sell({ lines: [saleLine(kept), saleLine(returned, 2)] }));
    const [item] =
      await db.sql`select id from public.order_items where order_id = ${order.id} and item_id = ${returned.id}`;
    const lines = JSON.stringify([{ item: item!.id, quantity: 1, restock: true }]);
    await queryAs(db, people.employee)`
      select public.open_refund(p_order => ${order.id}, p_amount => 30000, p_reason => 'No le sirvió', p_request => ${randomUUID()}, p_expected_left => 80000,
        p_method => 'efectivo', p_lines => ${lines}::text::jsonb)`;
    expect([await stockOf(db, kept), await stockOf(db, returned)]).toEqual([4, 4]);
    const [after] =
      await db.sql`select payment_status, status, shipping_status from public.orders where id = ${order.id}`;
    expect(after).toEqual({
      payment_status: "partially_refunded",
      status: "fulfilled",
      shipping_status: "delivered",
    });
    const [mails] = await db.sql`select count(*)::int as n from private.outbox where about = ${order.id}`;
    expect(mails?.n).toBe(0);
  });

  test("is how a sale is undone: it has no other step back, and no withdrawal", async () => {
    const order = await orderOfTicket(db, await sell({ lines: [saleLine(await addProduct(db))] }));
    const detail = await answerAs<{ moves: string[]; withdrawal: { refusal: string } }>(db, people.employee)`
      select public.staff_order(${order.id})`;
    expect(detail.moves).toEqual([]);
    expect(detail.withdrawal.refusal).toContain("en la tienda");
    const [key] = await db.sql`select token from private.order_keys where order_id = ${order.id}`;
    expect(
      await hintOf(answerAs(db, "anon")`select public.request_withdrawal(p_token => ${key!.token})`),
    ).toBe("not_withdrawable");
  });
});

describe("the till's search", () => {
  type Answer = { exact: { kind: string; id: string }[]; found: { kind: string; id: string }[] };
  const find = (query: string) =>
    answerAs<Answer>(db, people.employee)`select public.find_for_sale(${query})`;
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  test("knows a product by its code", async () => {
    const product = await addProduct(db, { name: "Cable HDMI trenzado" });
    await db.sql`update public.products set sku = 'CAB-HDMI-2M' where id = ${product.id}`;
    expect(await find("cab-hdmi-2m")).toMatchObject({
      exact: [
        { kind: "product", id: product.id, price: product.price, stock: product.stock, name: product.name },
      ],
      found: [],
    });
  });

  test("knows a repair by its number, its serial and the addresses on its label and receipt", async () => {
    const repair = await addRepair(db, {
      device_serial: "SN-90021",
      contact_name: "Rosa",
      received_at: new Date(),
    });
    const scans = [
      repair.id.slice(-8),
      `#${repair.id.slice(-8).toUpperCase()}`,
      repair.id.slice(-6),
      `https://tienda.example/admin/servicios-tecnicos/${repair.id}`,
      `https://tienda.example/reparacion/${repair.token}`,
      // A reader set to another keyboard.
      `httpsÑ--tienda.example-admin-servicios'tecnicos-${repair.id.replaceAll("-", "'")}`,
      "sn-90021",
    ];
    for (const scan of scans) expect(ids((await find(scan)).exact), scan).toEqual([repair.id]);
    await db.sql`update private.repair_links set revoked_at = now() where orden_id = ${repair.id}`;
    expect((await find(`https://tienda.example/reparacion/${repair.token}`)).exact).toEqual([]);
  });

  test("finds open repairs by their customer, with what is due", async () => {
    const owing = await owingRepair(90_000);
    await db.sql`update public.ordenes_servicio set contact_name = 'Zulema Arbeláez', contact_phone = '300 765 4321' where id = ${owing.id}`;
    const closed = await addRepair(db, { contact_name: "Zulema Arbeláez", received_at: new Date() });
    await db.sql`update public.ordenes_servicio set estado = 'Entregado', outcome = 'reparado' where id = ${closed.id}`;
    for (const query of ["zulema", "arbelaez", "3007654321", "+57 300 765 4321"])
      expect((await find(query)).found, query).toMatchObject([
        { kind: "repair", id: owing.id, quote_id: owing.quoteId, due: 90_000, deposit: 0, is_ready: false },
      ]);
  });

  test("finds published products and services by name, at most eight, the best first", async () => {
    const wanted = await addProduct(db, { name: "Memoria Kingston 64", stock: 3 });
    for (let n = 0; n < 9; n += 1) await addProduct(db, { name: `Estuche para memoria Kingston ${n}` });
    const draft = await addProduct(db, { name: "Memoria Kingston borrador" });
    await db.sql`update public.products set is_published = false where id = ${draft.id}`;
    const { exact, found } = await find("memoria kingston");
    expect([exact.length, found.length]).toEqual([0, 8]);
    expect(found[0]).toMatchObject({ kind: "product", id: wanted.id });
    expect(ids(found)).not.toContain(draft.id);
    const [service] =
      await db.sql`insert into public.services (name, price) values ('Cambio de lector óptico', 90000) returning id`;
    expect((await find("cambio de lector")).found).toMatchObject([
      { kind: "service", id: service!.id, price: 90_000 },
    ]);
  });
});

test("a sale takes what an unpaid order of the web does not hold", async () => {
  const product = await addProduct(db, { stock: 2 });
  await buyProduct(db, product);
  expect(await hintOf(sell({ lines: [saleLine(product, 2)] }))).toBe("out_of_stock");
  await sell({ lines: [saleLine(product)] });
  expect(await stockOf(db, product)).toBe(0);
});
