import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  addCashOrder,
  addPaidOrder,
  addPickup,
  moveOrder,
  openRefund,
  orderEvents,
  orderOf,
  type ProductOrder,
  SHIPMENT,
  stampOf,
} from "../factories/orders.ts";
import { addPeople } from "../factories/people.ts";
import { addCardOrder, requestReversal } from "../factories/reversals.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPeople(db);
const laura = staff.employee;
await db.sql`update public.profiles set username = 'Laura' where id = ${laura}`;

type Result = { id: string; done: boolean; reason?: string; stamp?: string | null };
type Parcel = { id: string; stage: string; stamp: string; city: string | null; obstacle: string | null };
type Row = { order: string; expected: string; [more: string]: unknown };

const call = (
  name: "ship" | "collect",
  rows: unknown,
  from = "Servientrega, liquidación 123",
  how = "transportadora",
) =>
  name === "ship"
    ? answerAs<Result[]>(db, laura)`select public.ship_orders(${JSON.stringify(rows)}::text::jsonb)`
    : answerAs<Result[]>(
        db,
        laura,
      )`select public.collect_orders(${JSON.stringify(rows)}::text::jsonb, ${from}, ${how})`;

/** A row as the table would send it. */
const rowOf = async (order: ProductOrder, more: object): Promise<Row> => ({
  order: order.order_id,
  expected: await stampOf(db, order),
  ...more,
});
const parcel = async (order: ProductOrder, tracking: string, carrier = "Servientrega") =>
  rowOf(order, { carrier, tracking });
const parcels = (what: "ship" | "collect", more: { orders?: string[]; numbers?: string[] } = {}) =>
  answerAs<{ items: Parcel[]; total: number }>(
    db,
    laura,
  )`select public.staff_parcels(${what}, ${more.orders ?? null}::uuid[], ${more.numbers ?? null}::text[])`;
const shipped = async ({ order_id }: ProductOrder) =>
  (
    await db.sql`select shipping_status, carrier, tracking_number from public.orders where id = ${order_id}`
  )[0];

/** On its way, to be paid on delivery. */
async function sentOrder(more: Parameters<typeof addCashOrder>[1] = {}): Promise<ProductOrder> {
  const order = await addCashOrder(db, more);
  await moveOrder(db, laura, order, "confirm");
  await moveOrder(db, laura, order, "ship", {
    details: { ...SHIPMENT, tracking: randomUUID().slice(0, 12) },
  });
  return order;
}

describe("many parcels are sent", () => {
  test("each for itself: with its guide and mail, or refused with the reason and unchanged", async () => {
    const [fine, bare, gone, refunding, ended, disputed, fetched] = [
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addCashOrder(db),
      await addPaidOrder(db),
      await addPickup(db, laura),
    ];
    const reversed = await addCardOrder(db);
    await openRefund(db, laura, refunding, { amount: 20_000, left: 50_000 });
    await moveOrder(db, laura, ended, "cancel");
    await db.sql`update public.payments set status = 'in_mediation' where order_id = ${disputed.order_id}`;
    await requestReversal(db, reversed.owner, { order: reversed.order_id });
    const rows = await Promise.all(
      [fine, bare, gone, refunding, ended, disputed, fetched, reversed].map((order, index) =>
        parcel(order as ProductOrder, order === bare ? "" : `90${index}`),
      ),
    );
    await moveOrder(db, laura, gone, "ship", { details: SHIPMENT });
    const unknown = {
      order: randomUUID(),
      expected: "confirmed/paid/pending",
      carrier: "TCC",
      tracking: "1",
    };
    const results = await call("ship", [...rows, unknown]);
    expect(results.map(({ id }) => id)).toEqual([...rows, unknown].map(({ order }) => order));
    expect(results.map(({ done, reason }) => (done ? "sent" : reason))).toEqual([
      "sent",
      "sent",
      "Laura ya lo envió con Coordinadora, guía 700999.",
      "Tiene un reembolso en curso.",
      "Está «Cancelado».",
      "El banco o Mercado Pago tiene abierto un reclamo por este pago.",
      "Se recoge en la tienda.",
      "El cliente pidió la reversión del pago.",
      "No encontramos ese pedido.",
    ]);
    expect(results.slice(2).every(({ stamp }) => stamp === null)).toBe(true);
    expect(await shipped(fine)).toEqual({
      shipping_status: "shipped",
      carrier: "Servientrega",
      tracking_number: "900",
    });
    expect(await shipped(bare)).toMatchObject({ shipping_status: "shipped", tracking_number: null });
    expect(await shipped(gone)).toMatchObject({ tracking_number: "700999" });
    expect(await shipped(disputed)).toMatchObject({ shipping_status: "pending", carrier: null });
    expect((await orderEvents(db, fine)).at(-1)).toMatchObject({ kind: "ship", actor: laura });
    const mails = await db.sql<{ about: string }[]>`
      select about from private.outbox where kind = 'order.shipped' and about = any (${rows.map(({ order }) => order)}::uuid[])`;
    expect(mails.map(({ about }) => about).toSorted()).toEqual(
      [fine, bare, gone].map(({ order_id }) => order_id).toSorted(),
    );
  });

  test("one that a colleague changed meanwhile is refused with its new state, and may be sent again with it", async () => {
    const order = await addPaidOrder(db);
    const seen = await parcel(order, "8100");
    await moveOrder(db, laura, order, "prepare");
    const [refused] = await call("ship", [seen]);
    expect(refused?.reason).toMatch(
      /^Laura movió este pedido mientras lo mirabas: ahora está «Procesando, pagado»/,
    );
    expect(refused?.stamp).toBe("confirmed/paid/processing");
    expect(await call("ship", [{ ...seen, expected: refused?.stamp }])).toEqual([
      { id: order.order_id, done: true },
    ]);
  });

  test("a guide is of one parcel: taken by another order, or on two rows", async () => {
    const [first, second, third, fourth] = [
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addPaidOrder(db),
    ];
    await call("ship", [await parcel(first, "7100", "Envía")]);
    const taken = await call("ship", [
      await parcel(second, " 7100 ", "envia"),
      await parcel(third, "7200"),
      await parcel(fourth, "7200"),
    ]);
    expect(taken.map(({ reason }) => reason)).toEqual([
      `La guía 7100 ya es del pedido ${first.order_id.slice(0, 8)}.`,
      "La guía 7200 está en dos filas.",
      "La guía 7200 está en dos filas.",
    ]);
    expect(taken.map(({ stamp }) => stamp)).toEqual(Array(3).fill("confirmed/paid/pending"));
    // Another carrier has numbers of its own.
    expect((await call("ship", [await parcel(second, "7100", "TCC")]))[0]?.done).toBe(true);
  });

  test("what a shipment must say is refused for its row alone", async () => {
    const [bad, late, good] = [await addPaidOrder(db), await addPaidOrder(db), await addPaidOrder(db)];
    const results = await call("ship", [
      await parcel(bad, "1", ""),
      { ...(await parcel(late, "2")), estimated: "2020-01-01" },
      await parcel(good, "6100"),
    ]);
    expect(results.map(({ reason }) => reason)).toEqual([
      "Escribe la transportadora.",
      "La entrega estimada va de hoy a 60 días.",
      undefined,
    ]);
    expect((await orderOf(db, bad)).shipping_status).toBe("pending");
    expect((await orderOf(db, good)).shipping_status).toBe("shipped");
  });

  test("two people who send the same parcels in opposite order: each is sent once, nobody waits forever", async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => addPaidOrder(db)));
    const rows = await Promise.all(orders.map((order, index) => parcel(order, `51${index}`)));
    const answers = await withConnections(db, 2, (runner) =>
      Promise.all(
        [rows, rows.toReversed()].map(
          (given, index) =>
            answerAs<Result[]>(
              runner,
              index === 0 ? laura : staff.manager,
            )`select public.ship_orders(${JSON.stringify(given)}::text::jsonb)`,
        ),
      ),
    );
    const done = answers.flat().filter((one) => one.done);
    expect(done.map(({ id }) => id).toSorted()).toEqual(rows.map(({ order }) => order).toSorted());
    for (const order of orders)
      expect((await orderEvents(db, order)).filter(({ kind }) => kind === "ship")).toHaveLength(1);
  });

  test("two people who give one guide to two orders at once: one is sent", async () => {
    for (let round = 0; round < 4; round += 1) {
      const rows = [
        await parcel(await addPaidOrder(db), `52${round}`),
        await parcel(await addPaidOrder(db), `52${round}`),
      ];
      const answers = await withConnections(db, 2, (runner) =>
        Promise.all(
          rows.map(
            (row) =>
              answerAs<Result[]>(
                runner,
                laura,
              )`select public.ship_orders(${JSON.stringify([row])}::text::jsonb)`,
          ),
        ),
      );
      expect(answers.flat().filter((one) => one.done)).toHaveLength(1);
    }
  });

  test("an order twice in the table sends nothing", async () => {
    const row = await parcel(await addPaidOrder(db), "4100");
    expect(await hintOf(call("ship", [row, { ...row, tracking: "4200" }]))).toBe("bad_bulk");
    expect((await orderOf(db, { order_id: row.order })).shipping_status).toBe("pending");
  });
});

describe("the table", () => {
  test("has the parcels to send first, those to prepare after them, and says what stops one", async () => {
    const [toPrepare, toSend, blocked] = [
      await addPaidOrder(db),
      await addPaidOrder(db),
      await addPaidOrder(db),
    ];
    await addPickup(db, laura);
    await moveOrder(db, laura, toSend, "prepare");
    await moveOrder(db, laura, blocked, "prepare");
    await openRefund(db, laura, blocked, { amount: 20_000, left: 50_000 });
    const { items } = await parcels("ship");
    const stages = items.map(({ stage }) => stage);
    expect(stages).toEqual(stages.toSorted((a, b) => (a === b ? 0 : a === "por_enviar" ? -1 : 1)));
    const of = ({ order_id }: ProductOrder) => items.find(({ id }) => id === order_id);
    expect(of(toSend)).toMatchObject({
      stage: "por_enviar",
      stamp: "confirmed/paid/processing",
      city: "Envigado",
      obstacle: null,
    });
    expect(of(toPrepare)).toMatchObject({ stage: "por_preparar", obstacle: null });
    expect(of(blocked)).toMatchObject({ obstacle: "Tiene un reembolso en curso." });
    expect(items.every(({ obstacle }) => obstacle !== "Se recoge en la tienda.")).toBe(true);
  });

  test("finds what was pasted by its number, also what was sent already", async () => {
    const order = await addPaidOrder(db);
    const number = order.order_id.slice(0, 8);
    expect((await parcels("ship", { numbers: [number, "zzzzzzzz", "1' or '1"] })).items).toMatchObject([
      { id: order.order_id, obstacle: null },
    ]);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    expect((await parcels("ship", { numbers: [number] })).items).toMatchObject([
      { id: order.order_id, obstacle: "Laura ya lo envió con Coordinadora, guía 700999." },
    ]);
  });

  test("of money has delivered orders first, and those on their way", async () => {
    const [away, delivered, online] = [await sentOrder(), await sentOrder(), await addPaidOrder(db)];
    await moveOrder(db, laura, delivered, "deliver");
    const { items } = await parcels("collect");
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(delivered.order_id)).toBeLessThan(ids.indexOf(away.order_id));
    expect(ids).not.toContain(online.order_id);
    expect((await parcels("collect", { orders: [online.order_id] })).items).toMatchObject([
      { obstacle: "Se pagó en línea." },
    ]);
  });
});

describe("the money of many orders is booked", () => {
  const money = async (order: ProductOrder, amount = 50_000) => rowOf(order, { amount });
  const paymentOf = async ({ order_id }: ProductOrder) =>
    (
      await db.sql`select amount, method, received_from from public.payments where order_id = ${order_id} and status = 'approved'`
    )[0];

  test("as the settlement says, from whom it came; a different amount is refused for its order alone", async () => {
    const [fine, short, paid, away] = [
      await sentOrder(),
      await sentOrder(),
      await sentOrder(),
      await sentOrder(),
    ];
    for (const order of [fine, short, paid]) await moveOrder(db, laura, order, "deliver");
    await moveOrder(db, laura, paid, "collect", { details: { method: "nequi" } });
    const results = await call("collect", [
      await money(fine),
      await money(short, 45_000),
      await money(paid),
      await money(away),
    ]);
    expect(results.map(({ done, reason }) => (done ? "booked" : reason))).toEqual([
      "booked",
      "La liquidación dice $45.000 y el pedido vale $50.000.",
      "Ya está pagado.",
      "booked",
    ]);
    expect(await paymentOf(fine)).toEqual({
      amount: 50_000,
      method: "transportadora",
      received_from: "Servientrega, liquidación 123",
    });
    expect(await paymentOf(short)).toBeUndefined();
    expect(await orderOf(db, away)).toMatchObject({ payment_status: "paid", shipping_status: "shipped" });
    const moves = await db.sql`
      select method, amount, actor from private.money_moves where order_id = any (${[fine, short].map(({ order_id }) => order_id)}::uuid[])`;
    expect(moves).toEqual([{ method: "transportadora", amount: 50_000, actor: laura }]);
    const detail = await answerAs<{ payments: { received_from: string }[] }>(
      db,
      laura,
    )`select public.staff_order(${fine.order_id})`;
    expect(detail.payments.at(-1)?.received_from).toBe("Servientrega, liquidación 123");
    // Booked by mistake: the order waits for its money again.
    await moveOrder(db, laura, fine, "uncollect", { details: { reason: "Era de otra liquidación" } });
    expect((await parcels("collect", { orders: [fine.order_id] })).items).toMatchObject([{ obstacle: null }]);
  });

  test("who brought it is not told to the buyer, nor kept in the log", async () => {
    const order = await sentOrder();
    await moveOrder(db, laura, order, "deliver", {
      details: { money_received: true, method: "efectivo", received_from: "Pedro Portero" },
    });
    expect(await paymentOf(order)).toMatchObject({ received_from: "Pedro Portero" });
    const seen = await answerAs<{ payments: object[] }>(
      db,
      "service_role",
    )`select public.order_detail(p_token => ${order.token})`;
    expect(JSON.stringify(seen)).not.toContain("Pedro Portero");
    const log = await db.sql`select details from public.audit_log where entity_id = ${order.order_id}`;
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain("Pedro Portero");
  });

  test.each([
    ["", "transportadora", "bad_from"],
    ["x".repeat(121), "transportadora", "bad_from"],
    ["TCC", "datafono", "bad_method"],
    ["TCC", "", "bad_method"],
  ])("from %j with %j is refused as a whole", async (from, how, hint) => {
    const order = await sentOrder();
    expect(await hintOf(call("collect", [await money(order)], from, how))).toBe(hint);
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "unpaid" });
  });

  test("two people with the same settlement: each order is paid once", async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => sentOrder()));
    const rows = await Promise.all(orders.map((order) => money(order)));
    await withConnections(db, 2, (runner) =>
      Promise.all(
        [rows, rows.toReversed()].map(
          (given) =>
            queryAs(
              runner,
              laura,
            )`select public.collect_orders(${JSON.stringify(given)}::text::jsonb, 'TCC 9', 'transportadora')`,
        ),
      ),
    );
    const [sum] = await db.sql`
      select count(*)::int as n, sum(amount)::int as total from public.payments
      where order_id = any (${orders.map(({ order_id }) => order_id)}::uuid[]) and status = 'approved'`;
    expect(sum).toEqual({ n: 4, total: 200_000 });
  });
});

describe("many on their way", () => {
  test("are marked as out, and as delivered without their money", async () => {
    const [cash, packed] = [await sentOrder(), await addPaidOrder(db)];
    await moveOrder(db, laura, packed, "prepare");
    const ids = [cash.order_id, packed.order_id];
    const move = (name: string) =>
      answerAs<{ moved: string[]; skipped: { id: string; label: string }[] }>(
        db,
        laura,
      )`select public.move_orders(${ids}::uuid[], ${name})`;
    expect((await move("out")).moved).toEqual([cash.order_id]);
    expect(await move("deliver")).toEqual({
      moved: [cash.order_id],
      skipped: [{ id: packed.order_id, label: "Procesando, pagado" }],
    });
    expect(await orderOf(db, cash)).toMatchObject({
      shipping_status: "delivered",
      payment_status: "unpaid",
      paid_by: null,
    });
  });
});
