import { describe, expect, test } from "vitest";
import {
  addCashOrder,
  addPaidOrder,
  moveOrder,
  orderEvents,
  orderOf,
  SHIPMENT,
  stampOf,
} from "../factories/orders.ts";
import { addPeople } from "../factories/people.ts";
import { stockOf } from "../factories/products.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPeople(db);
const laura = staff.employee;
await db.sql`update public.profiles set username = 'Laura' where id = ${laura}`;

describe("who may", () => {
  test("staff who move their own order act as staff and are named", async () => {
    const order = await addCashOrder(db);
    await db.sql`update public.orders set user_id = ${laura} where id = ${order.order_id}`;
    await moveOrder(db, laura, order, "confirm");
    const [event] = await db.sql`
      select actor, actor_kind from public.order_events where order_id = ${order.order_id} and kind = 'confirm'`;
    expect(event).toEqual({ actor: laura, actor_kind: "equipo" });
  });
});

describe("an order paid on delivery", () => {
  test("goes from confirmation to delivery; its cash pays it and gives its points once", async () => {
    const order = await addCashOrder(db);
    await db.sql`update public.orders set user_id = ${staff.cliente} where id = ${order.order_id}`;
    await moveOrder(db, laura, order, "confirm");
    expect((await moveOrder(db, laura, order, "prepare")).stage).toBe("por_enviar");
    const estimated = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await moveOrder(db, laura, order, "ship", { details: { ...SHIPMENT, estimated } })).stage).toBe(
      "en_camino",
    );
    await moveOrder(db, laura, order, "transit");
    await moveOrder(db, laura, order, "out");
    const done = await moveOrder(db, laura, order, "deliver", {
      details: { money_received: true, method: "nequi" },
    });
    expect(done).toEqual({ stage: "entregado", stamp: "fulfilled/paid/delivered" });
    const [row] = await db.sql`
      select o.payment_status, o.paid_at is not null as paid, o.delivered_at is not null as delivered, o.carrier, o.tracking_number,
        (o.estimated_delivery at time zone 'America/Bogota')::date::text as estimated, y.method, y.amount, y.status,
        (select sum(points)::int from public.xp_events x where x.reference = o.id::text) as points
      from public.orders o join public.payments y on y.id = o.paid_by where o.id = ${order.order_id}`;
    expect(row).toEqual({
      payment_status: "paid",
      paid: true,
      delivered: true,
      carrier: "Coordinadora",
      tracking_number: "700999",
      estimated,
      method: "nequi",
      amount: 50_000,
      status: "approved",
      points: 50,
    });
    expect((await orderEvents(db, order)).map(({ kind }) => kind)).toEqual([
      "placed",
      "confirm",
      "prepare",
      "ship",
      "transit",
      "out",
      "deliver",
    ]);
    const [audit] = await db.sql`select count(*)::int as n from public.audit_log
      where entity = 'orders' and entity_id = ${order.order_id} and actor = ${laura}`;
    expect(audit?.n).toBe(6);
    const [delivery] = await db.sql`
      select details from public.audit_log where entity_id = ${order.order_id} and action = 'order.deliver'`;
    expect(delivery?.details).toEqual({
      amount: 50_000,
      method: "nequi",
      changed: {
        status: ["confirmed", "fulfilled"],
        payment_status: ["unpaid", "paid"],
        shipping_status: ["out_for_delivery", "delivered"],
      },
    });
  });

  test("cash recorded by mistake is reverted with a reason, points too", async () => {
    const order = await addCashOrder(db);
    await db.sql`update public.orders set user_id = ${staff.cliente} where id = ${order.order_id}`;
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "collect", { details: { method: "efectivo" } });
    expect(await hintOf(moveOrder(db, laura, order, "uncollect"))).toBe("no_reason");
    await moveOrder(db, laura, order, "uncollect", { details: { reason: "Era de otro pedido" } });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "unpaid", paid_by: null });
    await moveOrder(db, laura, order, "collect");
    const [sum] =
      await db.sql`select sum(points)::int as points from public.xp_events where reference = ${order.order_id}`;
    expect(sum?.points).toBe(50);
  });

  test("a parcel that was not accepted is returned: cancelled with a reason, in stock again", async () => {
    const order = await addCashOrder(db);
    for (const [name, details] of [
      ["confirm", {}],
      ["ship", SHIPMENT],
    ] as const)
      await moveOrder(db, laura, order, name, { details });
    expect(await stockOf(db, order.product)).toBe(4);
    expect(await hintOf(moveOrder(db, laura, order, "cancel"))).toBe("no_reason");
    await moveOrder(db, laura, order, "cancel", { details: { reason: "No estaba en la dirección" } });
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", shipping_status: "cancelled" });
    expect(await stockOf(db, order.product)).toBe(5);
  });
});

describe("a wrong step", () => {
  test("is reverted with a reason, to the previous state, with its tracking number", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "prepare");
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "out");
    expect(await hintOf(moveOrder(db, laura, order, "back"))).toBe("no_reason");
    const back = { details: { reason: "Me equivoqué de pedido" } };
    expect((await moveOrder(db, laura, order, "back", back)).stamp).toBe("confirmed/paid/shipped");
    expect((await moveOrder(db, laura, order, "back", back)).stamp).toBe("confirmed/paid/processing");
    const [row] =
      await db.sql`select carrier, tracking_number from public.orders where id = ${order.order_id}`;
    expect(row).toEqual({ carrier: null, tracking_number: null });
    expect((await moveOrder(db, laura, order, "back", back)).stamp).toBe("confirmed/paid/pending");
    expect(await hintOf(moveOrder(db, laura, order, "back", back))).toBe("not_allowed");
    expect((await orderEvents(db, order)).at(-1)).toMatchObject({
      kind: "back",
      note: "Me equivoqué de pedido",
    });
  });

  test("a delivery too, and the order is open again", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    await moveOrder(db, laura, order, "back", { details: { reason: "Era el del vecino" } });
    expect(await orderOf(db, order)).toMatchObject({ status: "confirmed", shipping_status: "shipped" });
    const [row] = await db.sql`select delivered_at, carrier from public.orders where id = ${order.order_id}`;
    expect(row).toEqual({ delivered_at: null, carrier: "Coordinadora" });
  });
});

describe("a confirmation", () => {
  test("that is reverted gives the order a new term, after which its units return to stock", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "back", { details: { reason: "No contesta" } });
    const [row] = await db.sql`
      select o.status, o.expires_at = private.add_opening_hours(e.created_at, interval '24 hours') as has_term
      from public.orders o join public.order_events e on e.order_id = o.id and e.kind = 'back' where o.id = ${order.order_id}`;
    expect(row).toEqual({ status: "placed", has_term: true });
    await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    await db.as("service_role", (sql) => sql`select public.expire_orders()`);
    expect(await stockOf(db, order.product)).toBe(5);
  });
});

describe("what a shipment must say", () => {
  test.each([
    [{}, "bad_carrier"],
    [{ carrier: "x".repeat(81) }, "bad_carrier"],
    [{ carrier: "Servientrega", estimated: "2020-01-01" }, "bad_date"],
    [{ carrier: "Servientrega", estimated: "mañana" }, "bad_date"],
  ])("%j is refused", async (details, hint) => {
    const order = await addPaidOrder(db);
    expect(await hintOf(moveOrder(db, laura, order, "ship", { details }))).toBe(hint);
    expect((await orderOf(db, order)).shipping_status).toBe("pending");
  });

  test("its tracking number can be corrected on the way", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "track", { details: { carrier: "Envía", tracking: "1" } });
    const [row] =
      await db.sql`select carrier, tracking_number, shipping_status from public.orders where id = ${order.order_id}`;
    expect(row).toEqual({ carrier: "Envía", tracking_number: "1", shipping_status: "shipped" });
    expect((await orderEvents(db, order)).at(-1)).toMatchObject({ kind: "track", actor: laura });
  });
});

describe("two at the same order", () => {
  test("the second learns who moved it and its state, and changes nothing", async () => {
    const order = await addPaidOrder(db);
    const seen = await stampOf(db, order);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT, expected: seen });
    const refused = await refusal(moveOrder(db, staff.admin, order, "prepare", { expected: seen }));
    expect(refused.hint).toBe("moved");
    expect(refused.message).toBe(
      "Laura movió este pedido mientras lo mirabas: ahora está «Enviado, pagado». No hicimos tu cambio.",
    );
    expect((await orderOf(db, order)).shipping_status).toBe("shipped");
  });

  test("one ships and one cancels at once: one wins, stock and movements agree", async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await addCashOrder(db);
      await moveOrder(db, laura, order, "confirm");
      const seen = await stampOf(db, order);
      const results = await Promise.allSettled([
        moveOrder(db, laura, order, "ship", { details: SHIPMENT, expected: seen }),
        moveOrder(db, staff.admin, order, "cancel", {
          details: { reason: "Ya no lo quiere" },
          expected: seen,
        }),
        moveOrder(db, staff.manager, order, "ship", { details: SHIPMENT, expected: seen }),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { status } = await orderOf(db, order);
      expect(await stockOf(db, order.product)).toBe(status === "cancelled" ? 5 : 4);
    }
  });

  test("an order that is being paid is not cancelled, whichever is first", async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await addCashOrder(db, { method: "card" });
      const seen = await stampOf(db, order);
      const [begun, cancelled] = await withConnections(db, 2, (runner) =>
        Promise.allSettled([
          runner.as("service_role", (sql) => sql`select public.begin_payment(${order.token})`),
          moveOrder(db, laura, order, "cancel", { expected: seen }),
        ]),
      );
      expect([begun.status, cancelled.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const held = begun.status === "fulfilled";
      expect(await stockOf(db, order.product)).toBe(held ? 4 : 5);
      expect((await orderOf(db, order)).status).toBe(held ? "placed" : "cancelled");
      if (held) expect(await hintOf(moveOrder(db, laura, order, "cancel"))).toBe("payment_in_flight");
    }
  });
});

describe("several at once", () => {
  test("prepares what can be prepared and lists the rest", async () => {
    const [ready, also, waiting] = [await addPaidOrder(db), await addPaidOrder(db), await addCashOrder(db)];
    const answer = await answerAs<{ moved: string[]; skipped: { id: string; label: string }[] }>(
      db,
      laura,
    )`select public.move_orders(${[ready, also, waiting].map((one) => one.order_id)}::uuid[], 'prepare')`;
    expect(answer.moved.toSorted()).toEqual([ready.order_id, also.order_id].toSorted());
    expect(answer.skipped).toEqual([{ id: waiting.order_id, label: "Recibido" }]);
    expect((await orderEvents(db, ready)).at(-1)).toMatchObject({ kind: "prepare", actor: laura });
    const bulk = queryAs(db, laura)`select public.move_orders(array[${ready.order_id}]::uuid[], 'cancel')`;
    expect(await hintOf(bulk)).toBe("bad_bulk");
  });

  test("reverts a preparation, and skips orders that moved on", async () => {
    const [ready, sent] = [await addPaidOrder(db), await addPaidOrder(db)];
    const ids = [ready.order_id, sent.order_id];
    const move = (name: string) =>
      answerAs<{ moved: string[]; skipped: { id: string }[] }>(
        db,
        laura,
      )`select public.move_orders(${ids}::uuid[], ${name})`;
    await move("prepare");
    await db.sql`update public.orders set shipping_status = 'shipped', carrier = 'TCC' where id = ${sent.order_id}`;
    const answer = await move("back");
    expect(answer.moved).toEqual([ready.order_id]);
    expect(answer.skipped).toMatchObject([{ id: sent.order_id }]);
    const states = await db.sql<
      { id: string; shipping_status: string }[]
    >`select id, shipping_status from public.orders where id = any (${ids}::uuid[])`;
    expect(Object.fromEntries(states.map((one) => [one.id, one.shipping_status]))).toEqual({
      [ready.order_id]: "pending",
      [sent.order_id]: "shipped",
    });
    expect((await orderEvents(db, ready)).at(-1)).toMatchObject({ kind: "back", actor: laura });
  });
});

describe("notes", () => {
  test("are for staff only and not part of the customer's data export", async () => {
    const order = await addCashOrder(db);
    await db.sql`update public.orders set user_id = ${staff.cliente} where id = ${order.order_id}`;
    await queryAs(db, laura)`select public.add_order_note(${order.order_id}, '  Llamar antes de las 5 ')`;
    expect((await orderEvents(db, order)).at(-1)).toMatchObject({
      kind: "note",
      note: "Llamar antes de las 5",
      actor: laura,
    });
    const seen = await db.as(staff.cliente, (sql) => sql`select 1 from public.order_events`);
    expect(seen).toHaveLength(0);
    expect(await answerAs(db, staff.cliente)`select public.export_my_data()::text`).not.toContain(
      "Llamar antes",
    );
    const empty = db.as(laura, (sql) => sql`select public.add_order_note(${order.order_id}, '   ')`);
    expect(await hintOf(empty)).toBe("bad_note");
  });

  test("are deleted with the person's account", async () => {
    const order = await addCashOrder(db);
    await db.as(laura, (sql) => sql`select public.add_order_note(${order.order_id}, 'Vive con su mamá')`);
    await db.sql`select private.forget_buyers(array[${order.order_id}]::uuid[])`;
    expect((await orderEvents(db, order)).map(({ note }) => note).join("")).toBe("");
  });
});
