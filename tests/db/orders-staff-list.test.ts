import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addCashOrder,
  addPaidOrder,
  moveOrder,
  openRefund,
  type ProductOrder,
  SHIPMENT,
} from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

type Answer = { items: { id: string; stage: string }[]; total: number; counts: Record<string, number> };

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const orders: Record<string, ProductOrder> = {};

beforeAll(async () => {
  orders.open = await addCashOrder(db, { method: "card", name: "Sofía Muñoz", phone: "+57 300 111 2233" });
  orders.cash = await addCashOrder(db, {
    name: "100% Gamer_S.A.S",
    phone: "3015556677",
    email: "ventas@gamer.co",
  });
  orders.paid = await addPaidOrder(db);
  orders.ready = await addPaidOrder(db);
  await moveOrder(db, laura, orders.ready, "prepare");
  orders.away = await addPaidOrder(db);
  await moveOrder(db, laura, orders.away, "ship", { details: SHIPMENT });
  orders.done = await addPaidOrder(db);
  await moveOrder(db, laura, orders.done, "ship", { details: SHIPMENT });
  await moveOrder(db, laura, orders.done, "deliver");
  orders.off = await addCashOrder(db);
  await moveOrder(db, laura, orders.off, "cancel");
});

type Ask = {
  query?: string;
  stage?: string;
  method?: string;
  payment?: string;
  only?: string;
  sort?: string;
  limit?: number;
  offset?: number;
  from?: string;
  to?: string;
  city?: string;
};

const list = (ask: Ask = {}): Promise<Answer> =>
  db.as(laura, async (sql) => {
    const { query = "", stage = null, method = null, payment = null, only = null } = ask;
    const { sort = "-creado", limit = 25, offset = 0, from = null, to = null, city = null } = ask;
    const [row] = await sql<{ answer: Answer }[]>`
      select public.staff_orders(${query}, ${stage}, ${method}, ${payment}, ${only}, ${sort}, ${limit}, ${offset}, ${from}, ${to}, ${city}) as answer`;
    return row!.answer;
  });
const found = async (query: string) => (await list({ query })).items.map(({ id }) => id);

describe("the list of orders", () => {
  test("has each order in its stage and counts them all", async () => {
    const { items, counts, total } = await list();
    const stageOf = (name: string) => items.find(({ id }) => id === orders[name]!.order_id)?.stage;
    expect(Object.fromEntries(Object.keys(orders).map((name) => [name, stageOf(name)]))).toEqual({
      open: "sin_pagar",
      cash: "por_confirmar",
      paid: "por_preparar",
      ready: "por_enviar",
      away: "en_camino",
      done: "entregado",
      off: "cancelado",
    });
    expect(total).toBe(7);
    expect(Object.values(counts)).toEqual(Array(7).fill(1));
    expect(await list({ stage: "en_camino" })).toMatchObject({
      total: 1,
      items: [{ id: orders.away!.order_id }],
    });
  });

  const typed: [what: string, query: (id: string) => string, name: string][] = [
    ["the number", (id) => id.slice(0, 8), "open"],
    ["the number as it is written", (id) => `#${id.slice(0, 8).toUpperCase()}`, "paid"],
    ["the whole id", (id) => id, "away"],
    ["a name without accents", () => "sofia mun", "open"],
    ["the phone as a person writes it", () => "+57 (300) 111-2233", "open"],
    ["a part of the e-mail", () => "ventas@gam", "cash"],
    ["letters that mean something to the database", () => "100% gamer_s", "cash"],
  ];
  test.each(typed)("finds by %s", async (_, query, name) => {
    const id = orders[name]!.order_id;
    expect(await found(query(id))).toEqual([id]);
  });

  test("no longer finds a person removed from an order", async () => {
    const order = await addCashOrder(db, { name: "Zulema Irrepetible" });
    expect(await found("irrepetible")).toEqual([order.order_id]);
    await db.sql`update public.orders set customer_name = 'Cuenta eliminada' where id = ${order.order_id}`;
    expect(await found("irrepetible")).toEqual([]);
    // Cancelled, since orders cannot be deleted, so that it does not affect the other tests.
    await db.sql`select private.cancel_unpaid(${order.order_id}, 'cancelled')`;
  });

  test("finds nothing for an unknown text, nor everything for a wildcard", async () => {
    expect(await found("zzzznadie")).toEqual([]);
    expect(await found("%%%")).toEqual([]);
    expect(await found("\\")).toEqual([]);
  });

  test("filters by method, payment and pending task", async () => {
    expect((await list({ method: "contra_entrega" })).total).toBe(3);
    expect((await list({ payment: "paid" })).total).toBe(4);
    await requestWithdrawal(db, "anon", { token: orders.done!.token });
    expect((await list({ only: "retractos" })).items.map(({ id }) => id)).toEqual([orders.done!.order_id]);
    await openRefund(db, laura, orders.paid!, { amount: 10, left: 50_000 });
    expect((await list({ only: "reembolsos" })).items.map(({ id }) => id)).toEqual([orders.paid!.order_id]);
    expect((await list({ only: "por_cobrar" })).total).toBe(0);
  });

  test("lists and counts what was paid more than thirty days ago and is not delivered (Ley 1480, art. 50 h)", async () => {
    const late = async () => {
      const row = await answerAs(db, laura)`select public.staff_overview()`;
      return row.attention.orders_late;
    };
    expect(await late()).toBe(0);
    for (const name of ["away", "done", "off"])
      await db.sql`update public.orders set created_at = now() - interval '31 days', paid_at = paid_at - interval '31 days' where id = ${orders[name]!.order_id}`;
    expect((await list({ only: "atrasados" })).items.map(({ id }) => id)).toEqual([orders.away!.order_id]);
    expect(await late()).toBe(1);
  });

  test("finds an order by the tracking number of its parcel", async () => {
    await db.sql`update public.orders set tracking_number = 'INT-778899' where id = ${orders.away!.order_id}`;
    expect(await found("int-778899")).toEqual([orders.away!.order_id]);
  });

  test("finds an order by its items and by its total", async () => {
    const product = await addProduct(db, { price: 137_500, stock: 5, name: "Lámpara Pokémon Única" });
    const order = await addCashOrder(db, {
      items: [{ type: "product", id: product.id, quantity: 1 }],
      total: 137_500,
    });
    for (const query of ["lampara pokemon", "única", "$137.500", "$ 137500", "137.500", "137500"])
      expect(await found(query), query).toEqual([order.order_id]);
    // After "$" the whole total must match: not a part of it, nor a phone.
    for (const query of ["$13.750", "$137.50", "$37.500"]) expect(await found(query), query).toEqual([]);
    await db.sql`select private.cancel_unpaid(${order.order_id}, 'cancelled')`;
  });

  test("filters by Colombian days, the last one included, together with stage and search", async () => {
    const [{ today }] = await db.sql<[{ today: string }]>`select private.co_date()::text as today`;
    const { order_id } = orders.off!;
    // Late in the evening in Colombia: the next day in UTC.
    await db.sql`update public.orders set created_at = '2026-03-10 23:30-05' where id = ${order_id}`;
    const old = await list({ from: "2026-03-10", to: "2026-03-10" });
    expect(old.items.map(({ id }) => id)).toEqual([order_id]);
    expect(old).toMatchObject({ total: 1, counts: { cancelado: 1 } });
    expect((await list({ from: "2026-03-11", to: "2026-03-11" })).total).toBe(0);
    expect((await list({ from: "2026-03-10", to: "2026-03-10", stage: "por_preparar" })).total).toBe(0);
    expect((await list({ from: today })).items.some(({ id }) => id === order_id)).toBe(false);
    expect((await list({ query: "gamer", to: "2026-03-10" })).total).toBe(0);
    expect((await list({ query: "gamer", from: today })).total).toBe(1);
    await db.sql`update public.orders set created_at = now() where id = ${order_id}`;
  });

  test("sorts both ways and comes in pages", async () => {
    const all = (await list({ sort: "creado" })).items.map(({ id }) => id);
    expect((await list()).items.map(({ id }) => id)).toEqual(all.toReversed());
    const pages = await Promise.all([0, 3, 6].map((offset) => list({ sort: "creado", limit: 3, offset })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
    expect((await list({ sort: "cliente" })).items[0]?.id).toBe(orders.cash!.order_id);
  });

  test("finds delivered orders whose cash is missing, also within a search", async () => {
    const owed = await addCashOrder(db, { name: "Cobro Pendiente" });
    await moveOrder(db, laura, owed, "confirm");
    await moveOrder(db, laura, owed, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, owed, "deliver");
    const ids = async (ask: Ask) => (await list({ only: "por_cobrar", ...ask })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([owed.order_id]);
    expect(await ids({ query: "pendiente" })).toEqual([owed.order_id]);
    expect(await ids({ query: "gamer" })).toEqual([]);
    expect(await ids({ stage: "en_camino" })).toEqual([]);
  });

  test("filters by the city of the delivery, and lists the existing cities", async () => {
    const to = (municipality: string) => addCashOrder(db, { municipality });
    const [sabaneta, again, , far, text] = [
      await to("05631"),
      await to("05631"),
      await to("76001"),
      await to("05660"),
      await to("05631"),
    ].map(({ order_id }) => order_id);
    // A text without a municipality is in no city.
    await db.sql`update public.orders set shipping_address = 'Cerca de Sabaneta', shipping_place = null where id = ${text!}`;
    const cities = await db.as(
      laura,
      (sql) => sql`select name, department, code from public.staff_order_cities()`,
    );
    expect([...cities]).toEqual([
      { name: "Cali", department: "Valle del Cauca", code: "76001" },
      { name: "Envigado", department: "Antioquia", code: "05266" },
      { name: "Sabaneta", department: "Antioquia", code: "05631" },
      { name: "San Luis", department: "Antioquia", code: "05660" },
    ]);
    const there = await list({ city: "05631" });
    expect(there.items.map(({ id }) => id)).toEqual([again, sabaneta]);
    expect(there).toMatchObject({ total: 2, counts: { por_confirmar: 2 } });
    expect((await list({ city: "05660" })).items.map(({ id }) => id)).toEqual([far]);
    expect((await list({ city: "05631", stage: "entregado" })).total).toBe(0);

    const page = (sql: TransactionSql, after: string | null, limit = 1000) =>
      sql<{ o: { id: string; city: string } }[]>`
        select public.export_orders(p_city => '05631', p_after => ${after}, p_limit => ${limit}) as o`;
    const exported = await db.as(laura, async (sql) => {
      const [first] = await page(sql, null, 1);
      return [first, ...(await page(sql, first!.o.id))];
    });
    expect(exported.map((one) => one?.o)).toMatchObject([
      { id: again, city: "Sabaneta" },
      { id: sabaneta, city: "Sabaneta" },
    ]);
    expect(
      await db.sql`select actor, details from public.audit_log where action = 'orders.exported'`,
    ).toMatchObject([{ actor: laura, details: { city: "Sabaneta" } }]);
  });
});

describe("one order", () => {
  test("shows staff everything: account, money, timeline with names", async () => {
    await db.sql`update public.profiles set username = 'Laura' where id = ${laura}`;
    expect(await answerAs(db, laura)`select public.staff_order(${orders.done!.order_id})`).toMatchObject({
      id: orders.done!.order_id,
      stage: "entregado",
      account: null,
      is_refunding: false,
      refundable: { left: 50_000, channel: "proveedor" },
      events: expect.arrayContaining([
        expect.objectContaining({
          kind: "ship",
          actor_name: "Laura",
          actor_kind: "equipo",
          details: SHIPMENT,
          changes: { shipping_status: ["pending", "shipped"] },
        }),
      ]),
    });
    expect(await answerAs(db, laura)`select public.staff_order(gen_random_uuid())`).toBeNull();
  });
});
