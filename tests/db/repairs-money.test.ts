import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { chargeOrder, moveOrder, openRefund, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import {
  addRepairPeople,
  changeRepairState,
  decideQuote,
  labourLine,
  placeQuoteOrder,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
  repairOf,
  requestRepair,
  takeInRepair,
} from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
const asStaff = queryAs(db, people.staff);

type Move = {
  kind: string;
  amount: number;
  method?: string;
  reason?: string;
  expected: number;
  corrects?: string;
};

const move = (id: string, { kind, amount, expected, ...more }: Move, who: Who = people.staff) =>
  answerAs<number>(db, who)`
      select public.move_repair_money(${id}, ${kind}, ${amount}, ${more.method ?? "nequi"}, ${more.reason ?? "Me equivoqué"},
        ${expected}, ${more.corrects ?? null})`;
const takeIn = (deposit: number, more = {}) =>
  takeInRepair(db, people.staff, { descripcion: "No prende", contact_name: "Ana Gómez", deposit, ...more });
const ledger = (id: string) =>
  db.sql<{ id: string; kind: string; method: string; amount: number; counts_at: Date }[]>`
    select id, kind, method, amount, counts_at from public.repair_payments where orden_id = ${id} order by created_at, amount desc`;
const quoteRow = async (id: string) =>
  (await db.sql`select deposit, paid_at, order_id from public.cotizaciones where id = ${id}`)[0]!;

describe("deposits", () => {
  test("are a ledger: received with the device, added, refunded and corrected", async () => {
    const { id } = await takeIn(50_000, { deposit_method: "daviplata" });
    expect(await move(id, { kind: "abono", amount: 30_000, expected: 50_000, reason: "" })).toBe(80_000);
    expect(await move(id, { kind: "devolucion", amount: 10_000, expected: 80_000 })).toBe(70_000);
    const [first] = await ledger(id);
    expect(await move(id, { kind: "correccion", amount: 5_000, expected: 70_000, corrects: first!.id })).toBe(
      25_000,
    );
    expect((await ledger(id)).map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
      ["abono", "daviplata", 50_000],
      ["abono", "nequi", 30_000],
      ["devolucion", "nequi", -10_000],
      ["correccion", "daviplata", -45_000],
    ]);
    expect((await repairOf(db, id)).deposit).toBe(25_000);
    expect(
      (await repairEvents(db, id)).filter(({ kind }) => kind === "pago").map(({ note }) => note),
    ).toEqual([
      "Anticipo recibido en la tienda: $50.000",
      "Anticipo recibido en la tienda: $30.000",
      "Anticipo devuelto: $10.000",
      "Anticipo corregido: de $70.000 a $25.000",
    ]);
    const logged =
      await db.sql`select actor from public.audit_log where action = 'repair_payments.created' and actor = ${people.staff}`;
    expect(logged.length).toBeGreaterThanOrEqual(4);
  });

  test("count a correction on the day of the corrected line", async () => {
    const { id } = await takeIn(500_000);
    await db.sql`update public.repair_payments set counts_at = now() - interval '3 days' where orden_id = ${id}`;
    const sold = async () => {
      const rows = await db.sql<
        { amount: string }[]
      >`select amount from private.sales_per_day(5) order by day`;
      return rows.map(({ amount }) => Number(amount));
    };
    const before = await sold();
    const [wrong] = await ledger(id);
    await move(id, { kind: "correccion", amount: 50_000, expected: 500_000, corrects: wrong!.id });
    const after = await sold();
    expect(after.map((amount, n) => amount - before[n]!)).toEqual([0, -450_000, 0, 0, 0]);
  });

  test("that paid a quote by mistake no longer do once corrected", async () => {
    const repair = await takeIn(500_000);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token });
    expect(await quoteRow(id)).toMatchObject({ deposit: 100_000, paid_at: expect.any(Date) });
    const [wrong] = await ledger(repair.id);
    await move(repair.id, { kind: "correccion", amount: 50_000, expected: 500_000, corrects: wrong!.id });
    expect(await quoteRow(id)).toEqual({ deposit: 50_000, paid_at: null, order_id: null });
    expect(await hintOf(changeRepairState(db, people.staff, repair.id, "Entregado"))).toBe("unpaid");
    expect(await placeQuoteOrder(db, "anon", id, repair.token)).toMatchObject({ total: 50_000 });
  });

  test("added later close the open order of the quote and lower its balance", async () => {
    const repair = await takeIn(0);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token });
    const order = await placeQuoteOrder(db, "anon", id, repair.token);
    await move(repair.id, { kind: "abono", amount: 40_000, expected: 0 });
    const [old] = await db.sql`select status from public.orders where id = ${order.order_id}`;
    expect(old?.status).toBe("cancelled");
    expect(await placeQuoteOrder(db, "anon", id, repair.token)).toMatchObject({ total: 60_000 });
  });

  test("can be refunded when the quote is rejected", async () => {
    const repair = await takeIn(40_000);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token, approve: false });
    expect(await move(repair.id, { kind: "devolucion", amount: 40_000, expected: 40_000 })).toBe(0);
    expect(await quoteRow(id)).toMatchObject({ deposit: 0 });
  });

  test("that paid a quote together with an order stay until that order is refunded", async () => {
    const repair = await takeIn(40_000);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token });
    await asStaff`select public.pay_quote_at_counter(${id}, 'nequi', 60000)`;
    const back = { kind: "devolucion", amount: 10_000, expected: 40_000 };
    expect(await hintOf(move(repair.id, back))).toBe("deposit_used");
    expect((await repairOf(db, repair.id)).deposit).toBe(40_000);
    await move(repair.id, { kind: "abono", amount: 5_000, expected: 40_000 });
    expect(await quoteRow(id)).toMatchObject({ deposit: 40_000, paid_at: expect.any(Date) });
    await move(repair.id, { kind: "devolucion", amount: 5_000, expected: 45_000 });
  });

  test("that cover a quote pay it, whatever happens to the order opened to pay it online", async () => {
    const repair = await takeIn(0);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token });
    await placeQuoteOrder(db, "anon", id, repair.token);
    await move(repair.id, { kind: "abono", amount: 100_000, expected: 0 });
    expect(await quoteRow(id)).toMatchObject({ paid_at: expect.any(Date) });
    const { version } = await repairOf(db, repair.id);
    await asStaff`select public.assign_repair_customer(${repair.id}, ${version}, ${people.customer})`;
    expect(await quoteRow(id)).toMatchObject({ deposit: 100_000, paid_at: expect.any(Date) });
    expect((await repairEvents(db, repair.id)).map(({ note }) => note)).not.toContain(
      "Pago devuelto: $100.000",
    );
  });

  test.each<[string, Partial<Move>, string]>([
    ["below zero", { kind: "devolucion", amount: 20_001 }, "bad_sum"],
    ["of nothing", { kind: "abono", amount: 0 }, "bad_amount"],
    ["of a negative amount", { kind: "devolucion", amount: -5 }, "bad_amount"],
    ["in gold", { kind: "abono", amount: 1, method: "oro" }, "bad_method"],
    ["without a reason", { kind: "devolucion", amount: 1, reason: " " }, "no_reason"],
    ["of another kind", { kind: "regalo", amount: 1 }, "bad_kind"],
    ["of a total that changed meanwhile", { kind: "abono", amount: 1, expected: 0 }, "changed"],
    ["of a line of another order", { kind: "correccion", amount: 1, corrects: randomUUID() }, "not_found"],
  ])("refuses a change %s", async (_name, wrong, hint) => {
    const { id } = await takeIn(20_000);
    const change = { kind: "abono", amount: 1, expected: 20_000, ...wrong };
    expect(await hintOf(move(id, change))).toBe(hint);
    expect((await repairOf(db, id)).deposit).toBe(20_000);
  });

  test("are changed once by a double click", async () => {
    const { id } = await takeIn(20_000);
    const change = { kind: "abono", amount: 1_000, expected: 20_000 };
    const twice = await Promise.allSettled([move(id, change), move(id, change)]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await repairOf(db, id)).deposit).toBe(21_000);
  });
});

describe("a request closed because its device never arrived", () => {
  /** Quoted and approved before the device is here. */
  async function asked() {
    const repair = await requestRepair(db, people.customer);
    const [row] = await queryAs<{ id: string }[]>(db, people.staff)`
        select public.create_quote(${repair.id}, ${db.sql.json([labourLine(90_000)] as never)}, p_await => false) as id`;
    await decideQuote(db, { quote: row!.id, user: people.customer });
    return { ...repair, quote: row!.id };
  }
  const close = ({ id }: RequestedRepair) => asStaff`select public.close_repair_request(${id}, 'Nunca vino')`;

  test.each<[string, (repair: RequestedRepair & { quote: string }) => Promise<unknown>]>([
    [
      "whose quote was paid",
      ({ quote }) => asStaff`select public.pay_quote_at_counter(${quote}, 'nequi', 90000)`,
    ],
    ["with a deposit", ({ id }) => move(id, { kind: "abono", amount: 20_000, expected: 0 })],
  ])("is not closed %s until that is refunded", async (_, give) => {
    const repair = await asked();
    await give(repair);
    expect(await hintOf(close(repair))).toBe("money_held");
    expect((await repairOf(db, repair.id)).closed_at).toBeNull();
  });

  test("can no longer be approved or paid, and its open order is cancelled", async () => {
    const repair = await asked();
    const order = await placeQuoteOrder(db, people.customer, repair.quote);
    await close(repair);
    const [row] = await db.sql`select status from public.orders where id = ${order.order_id}`;
    expect(row).toEqual({ status: "cancelled" });
    expect(await hintOf(placeQuoteOrder(db, people.customer, repair.quote))).toBe("closed");
    const pending = await requestRepair(db, people.customer);
    const made = await quoteRepair(db, people.staff, pending.id, 50_000);
    await close(pending);
    expect(await hintOf(decideQuote(db, { quote: made, user: people.customer }))).toBe("closed");
  });
});

describe("a quote whose cash was recorded by mistake", () => {
  /** Approved and paid in the shop, then reverted: its order stays open. */
  async function undone() {
    const repair = await takeIn(0);
    const id = await quoteRepair(db, people.staff, repair.id, 100_000);
    await decideQuote(db, { quote: id, token: repair.token });
    const [paid] = await queryAs<{ order_id: string }[]>(db, people.staff)`
        select public.pay_quote_at_counter(${id}, 'efectivo', 100000) as order_id`;
    await moveOrder(db, people.staff, paid!, "uncollect", { details: { reason: "Era de otra orden" } });
    expect(await quoteRow(id)).toMatchObject({ paid_at: null });
    return { repair, id, order: paid! };
  }
  const atCounter = (id: string, amount: number) =>
    asStaff`select public.pay_quote_at_counter(${id}, 'efectivo', ${amount})`;

  test.each<[string, (on: Awaited<ReturnType<typeof undone>>) => Promise<unknown>]>([
    ["paid in the shop after all", ({ id }) => atCounter(id, 100_000)],
    ["paid online", ({ id, repair }) => placeQuoteOrder(db, "anon", id, repair.token)],
    ["lowered by a deposit", ({ repair }) => move(repair.id, { kind: "abono", amount: 40_000, expected: 0 })],
    ["replaced", ({ repair }) => quoteRepair(db, people.staff, repair.id, 70_000, "Era otra falla")],
  ])("that is %s is not collected a second time", async (_, then) => {
    const on = await undone();
    await then(on);
    const [left] =
      await db.sql`select status, payment_status from public.orders where id = ${on.order.order_id}`;
    expect(left).toEqual({ status: "cancelled", payment_status: "unpaid" });
    expect(await hintOf(moveOrder(db, people.staff, on.order, "collect"))).toBe("not_allowed");
  });

  test("whose order is reverted further is paid online by a new order", async () => {
    const { id, repair, order } = await undone();
    await moveOrder(db, people.staff, order, "back", { details: { reason: "Tampoco vino" } });
    const { order_id } = await placeQuoteOrder(db, "anon", id, repair.token);
    const [row] = await db.sql`select payment_method from public.orders where id = ${order_id}`;
    expect(row).toEqual({ payment_method: "card" });
  });

  test("can still be collected through its existing order", async () => {
    const { id, order } = await undone();
    await moveOrder(db, people.staff, order, "collect");
    expect(await quoteRow(id)).toMatchObject({ paid_at: expect.any(Date), ...order });
  });
});

describe("a service prepaid in an order", () => {
  /** An order of this person, or of a guest, with a quantity of a service of 180.000. */
  async function paidService(who: Who, quantity = 1) {
    const slug = `servicio-${randomUUID().slice(0, 8)}`;
    const [service] = await db.sql<{ id: string }[]>`
      insert into public.services (slug, name, price) values (${slug}, 'Cambio de puerto HDMI', 180000) returning id`;
    const items = [{ type: "service", id: service!.id, quantity }];
    const [device, fault] = ["PS5 Slim", "No da imagen"];
    const order = await placeOrder(db, who, { items, total: 180_000 * quantity, device, fault });
    await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, 180_000 * quantity);
    const [line] = await db.sql<
      { id: string }[]
    >`select id from public.order_items where order_id = ${order.order_id}`;
    return { order, item: line!.id, paid: { token: order.token, slug } };
  }
  /** Requests of one person are limited: each test has its own. */
  const addCustomer = () => addPerson(db);
  const offered = ({ token, slug }: { token: string; slug: string }, who: Who) =>
    answerAs<{ amount: number } | null>(db, who)`select public.paid_service(${token}, ${slug})`;

  test("is a deposit of its repair, deducted from the quote, and shown to staff", async () => {
    const customer = await addCustomer();
    const { order, paid } = await paidService(customer);
    expect(await offered(paid, customer)).toMatchObject({
      amount: 180_000,
      order: order.order_id,
      device: "PS5 Slim",
      fault: "No da imagen",
    });
    const repair = await requestRepair(db, customer, { paid });
    expect(await repairOf(db, repair.id)).toMatchObject({ deposit: 180_000 });
    expect((await repairEvents(db, repair.id)).at(-1)).toMatchObject({
      kind: "pago",
      note: `«Cambio de puerto HDMI» pagado en el pedido ${order.order_id.slice(0, 8)}: $180.000 a cuenta`,
    });
    await quoteRepair(db, people.staff, repair.id, [labourLine(200_000)]);
    const [quote] =
      await db.sql`select total, deposit from public.cotizaciones where orden_id = ${repair.id}`;
    expect(quote).toEqual({ total: 200_000, deposit: 180_000 });
  });

  test("counts once for each unit, also with two concurrent requests; a closed request releases it", async () => {
    const customer = await addCustomer();
    const { paid } = await paidService(customer, 2);
    const asked = await Promise.allSettled(
      Array.from({ length: 4 }, () => requestRepair(db, customer, { paid })),
    );
    const made = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(2);
    expect(await hintOf(requestRepair(db, customer, { paid }))).toBe("already_used");
    expect(await offered(paid, customer)).toBeNull();
    await asStaff`select public.close_repair_request(${made[0]!.id}, 'No llegó')`;
    expect(await repairOf(db, made[0]!.id)).toMatchObject({ deposit: 0 });
    expect(await offered(paid, customer)).toMatchObject({ amount: 180_000 });
  });

  test("is refunded through its order only, after a correction to 0 in its repair", async () => {
    const customer = await addCustomer();
    const { order, item, paid } = await paidService(customer);
    const { id } = await requestRepair(db, customer, { paid });
    await db.sql`update public.ordenes_servicio set received_at = now() where id = ${id}`;
    const back = move(id, { kind: "devolucion", amount: 180_000, expected: 180_000 });
    expect(await hintOf(back)).toBe("paid_in_order");
    const [payment] = await ledger(id);
    await move(id, { kind: "correccion", amount: 0, expected: 180_000, corrects: payment!.id });
    const lines = [{ item, quantity: 1, restock: false }];
    const refund = await openRefund(db, people.staff, order, { amount: 180_000, left: 180_000, lines });
    expect(refund.state).toBe("pendiente");
    expect(await repairOf(db, id)).toMatchObject({ deposit: 0 });
  });

  test("must belong to the customer, be paid, not be refunded, and exist", async () => {
    const customer = await addCustomer();
    const { order, item, paid } = await paidService(customer);
    expect(await offered(paid, people.other)).toBeNull();
    expect(await offered(paid, "anon")).toBeNull();
    expect(await hintOf(requestRepair(db, people.other, { paid }))).toBe("already_used");
    expect(await offered({ ...paid, slug: "otro" }, customer)).toBeNull();
    expect(await offered({ ...paid, token: "0".repeat(48) }, customer)).toBeNull();
    await openRefund(db, people.staff, order, {
      amount: 180_000,
      left: 180_000,
      lines: [{ item, quantity: 1, restock: false }],
    });
    expect(await hintOf(requestRepair(db, customer, { paid }))).toBe("already_used");
    const guest = await paidService("service_role");
    expect((await requestRepair(db, "service_role", { paid: guest.paid })).id).toBeTruthy();
  });

  test("used as a deposit is not refunded with its order as well", async () => {
    const customer = await addCustomer();
    const { order, item, paid } = await paidService(customer);
    await requestRepair(db, customer, { paid });
    const lines = [{ item, quantity: 1, restock: false }];
    const refund = openRefund(db, people.staff, order, { amount: 180_000, left: 180_000, lines });
    expect(await hintOf(refund)).toBe("deposit_used");
  });
});
