import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  addCashOrder,
  addPaidOrder,
  applyRefund,
  moveOrder,
  openRefund,
  orderEvents,
  orderOf,
  type ProductOrder,
  SHIPMENT,
  setPayment,
} from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { stockOf } from "../factories/products.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const boss = await addPerson(db, "admin");
const customer = await addPerson(db);

const finish = (refund: { id: string }, error = "", who: Who = "service_role") =>
  answerAs<string>(db, who)`select public.finish_refund(${refund.id}, ${error})`;

const refundsOf = ({ order_id }: ProductOrder) =>
  db.sql`select state, amount, error from public.refunds where order_id = ${order_id} order by created_at`;

const lineOf = async ({ order_id }: ProductOrder) => {
  const [line] = await db.sql`select id from public.order_items where order_id = ${order_id}`;
  return String(line?.id);
};

async function cashPaid(): Promise<ProductOrder> {
  const order = await addCashOrder(db);
  await moveOrder(db, laura, order, "confirm");
  await moveOrder(db, laura, order, "collect");
  return order;
}

async function sent(order: ProductOrder): Promise<ProductOrder> {
  await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
  await moveOrder(db, laura, order, "deliver");
  return order;
}

describe("a refund through the provider", () => {
  test("is stored first, done when the provider confirms it, and cancels what is not shipped", async () => {
    const order = await addPaidOrder(db);
    const refund = await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
    expect(refund).toMatchObject({ state: "pendiente", channel: "proveedor" });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "paid", status: "confirmed" });
    expect(await hintOf(moveOrder(db, laura, order, "prepare"))).toBe("refund_pending");
    await applyRefund(db, order, 50_000, 50_000);
    expect(await refundsOf(order)).toMatchObject([{ state: "hecho", amount: 50_000 }]);
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await stockOf(db, order.product)).toBe(5);
    expect(await finish(refund, "late refusal")).toBe("hecho");
    expect((await orderEvents(db, order)).map(({ kind }) => kind)).toEqual([
      "placed",
      "payment_paid",
      "refund",
      "cancelled",
    ]);
  });

  test("runs alone when two are requested at once, and the second never exceeds the rest", async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await addPaidOrder(db, 2);
      const results = await Promise.allSettled([
        openRefund(db, laura, order, { amount: 60_000, left: 100_000 }),
        openRefund(db, boss, order, { amount: 60_000, left: 100_000 }),
        openRefund(db, boss, order, { amount: 100_000, left: 100_000 }),
      ]);
      const done = results.filter(({ status }) => status === "fulfilled");
      expect(done).toHaveLength(1);
      const [row] = await refundsOf(order);
      await applyRefund(db, order, row!.amount, 100_000);
      expect(await hintOf(openRefund(db, boss, order, { amount: 60_000, left: 100_000 }))).toMatch(
        /moved|not_refundable/,
      );
    }
    const order = await addPaidOrder(db);
    for (const amount of [0, -1, 50_001])
      expect(await hintOf(openRefund(db, laura, order, { amount, left: 50_000 }))).toBe("too_much");
  });

  test("the same click twice is one refund", async () => {
    const order = await addPaidOrder(db);
    const ask = { amount: 20_000, left: 50_000, request: randomUUID() };
    const [one, two] = await Promise.all([
      openRefund(db, laura, order, ask),
      openRefund(db, laura, order, ask),
    ]);
    expect(two.id).toBe(one.id);
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await hintOf(openRefund(db, laura, order, { ...ask, amount: 10_000 }))).toBe("moved");
  });

  test("in parts: points follow, the shipment continues", async () => {
    const order = await addPaidOrder(db);
    await db.sql`update public.orders set user_id = ${customer} where id = ${order.order_id}`;
    await openRefund(db, laura, order, { amount: 20_000, left: 50_000 });
    await applyRefund(db, order, 20_000, 50_000);
    expect(await orderOf(db, order)).toMatchObject({
      payment_status: "partially_refunded",
      status: "confirmed",
    });
    const [sum] =
      await db.sql`select sum(points)::int as points from public.xp_events where reference = ${order.order_id}`;
    expect(sum?.points).toBe(30);
    expect((await moveOrder(db, laura, order, "prepare")).stage).toBe("por_enviar");
    expect(await stockOf(db, order.product)).toBe(4);
  });

  test("that the provider refuses is reported, and another may follow", async () => {
    const order = await addPaidOrder(db);
    const refund = await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
    expect(await finish(refund)).toBe("pendiente");
    expect(await finish(refund, "2064")).toBe("fallido");
    expect(await refundsOf(order)).toMatchObject([{ state: "fallido", error: "2064" }]);
    expect((await orderEvents(db, order)).at(-1)).toMatchObject({ kind: "refund_failed" });
    expect((await openRefund(db, laura, order, { amount: 1_000, left: 50_000 })).state).toBe("pendiente");
  });

  test("needs a reason", async () => {
    const order = await addPaidOrder(db);
    const ask = openRefund(db, laura, order, { amount: 1_000, left: 50_000, reason: " x " });
    expect(await hintOf(ask)).toBe("no_reason");
  });

  test.each(["unpaid", "refunded", "charged_back"] as const)(
    "does not start from an order that is %s",
    async (state) => {
      const order = await addPaidOrder(db);
      await setPayment(db, order, state);
      expect(await hintOf(openRefund(db, laura, order, { amount: 1, left: 50_000 }))).toBe("not_refundable");
    },
  );
});

describe("cash", () => {
  test("is refunded by hand, at once, and says how", async () => {
    const order = await cashPaid();
    expect(await hintOf(openRefund(db, laura, order, { amount: 50_000, left: 50_000 }))).toBe("no_method");
    const part = await openRefund(db, laura, order, {
      amount: 20_000,
      left: 50_000,
      method: "nequi",
      reference: "300",
    });
    expect(part).toMatchObject({ state: "hecho", channel: "manual" });
    expect((await orderOf(db, order)).payment_status).toBe("partially_refunded");
    await openRefund(db, laura, order, { amount: 30_000, left: 30_000, method: "efectivo" });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await stockOf(db, order.product)).toBe(5);
  });
});

describe("a withdrawal", () => {
  const asked = async (order: ProductOrder) =>
    requestWithdrawal(db, "anon", { token: order.token, reason: "No era el color" });
  const decide = (id: string, accept: boolean, answer = "", who: Who = laura) =>
    db.as(who, (sql) => sql`select public.decide_withdrawal(${id}, ${accept}, ${answer})`);
  const stateOf = async (id: string) =>
    (await db.sql`select state, answer from public.retractos where id = ${id}`)[0];

  test("accepted, refunded and restocked: each once", async () => {
    const order = await sent(await addPaidOrder(db));
    const { id, amount } = await asked(order);
    const lines = [{ item: await lineOf(order), quantity: 1, restock: true }];
    const ask = { amount, left: 50_000, retracto: id, lines };
    expect(await hintOf(openRefund(db, laura, order, ask))).toBe("moved");
    await decide(id, true, "Tráelo cuando quieras");
    expect(await stateOf(id)).toEqual({ state: "aceptado", answer: "Tráelo cuando quieras" });
    expect(await hintOf(decide(id, false, "Cambiamos de opinión", boss))).toBe("moved");
    expect(await hintOf(openRefund(db, laura, order, { ...ask, amount: amount - 1 }))).toBe("too_little");
    await openRefund(db, laura, order, ask);
    expect(await stockOf(db, order.product)).toBe(4);
    await applyRefund(db, order, 50_000, 50_000);
    await applyRefund(db, order, 50_000, 50_000);
    expect(await stateOf(id)).toMatchObject({ state: "reembolsado" });
    expect(await stockOf(db, order.product)).toBe(5);
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "refunded", has_reservation: false });
    expect((await orderEvents(db, order)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["withdrawal_requested", "withdrawal_accepted", "refund", "payment_refunded"]),
    );
  });

  test("is rejected only with a reason that the person can read", async () => {
    const order = await sent(await addPaidOrder(db));
    const { id } = await asked(order);
    expect(await hintOf(decide(id, false, "No"))).toBe("bad_answer");
    await decide(id, false, "El sello venía roto y usado");
    expect(await stateOf(id)).toEqual({ state: "rechazado", answer: "El sello venía roto y usado" });
  });

  test("is decided once when two decide at the same time", async () => {
    const order = await sent(await addPaidOrder(db));
    const { id } = await asked(order);
    const results = await Promise.allSettled([
      decide(id, true),
      decide(id, false, "El sello venía roto", boss),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test.each([true, false])(
    "is closed when all was refunded without naming it (decided before: %s)",
    async (isDecided) => {
      const order = await sent(await addPaidOrder(db));
      const { id } = await asked(order);
      if (isDecided) await decide(id, true, "Tráelo cuando quieras");
      await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
      await applyRefund(db, order, 50_000, 50_000);
      expect(await stateOf(id)).toEqual({
        state: "reembolsado",
        answer: isDecided ? "Tráelo cuando quieras" : "Te devolvimos el dinero de lo que pediste devolver.",
      });
      expect(await hintOf(decide(id, true))).toBe("moved");
      expect(await stockOf(db, order.product)).toBe(4);
    },
  );

  test("prevents undoing the delivery", async () => {
    const order = await sent(await addPaidOrder(db));
    await asked(order);
    const back = moveOrder(db, laura, order, "back", { details: { reason: "Error" } });
    expect(await hintOf(back)).toBe("withdrawal_open");
  });
});

describe("returned products", () => {
  const back = (order: ProductOrder, quantity: number, who: Who = laura) =>
    db.as(who, async (sql) => {
      const [line] = await db.sql<
        { id: string }[]
      >`select id from public.order_items where order_id = ${order.order_id}`;
      return sql`select public.return_items(${order.order_id}, ${sql.json([{ item: line!.id, quantity }])}, 'Caja abierta')`;
    });

  test("are counted line by line and never twice, also when the rest is released", async () => {
    const order = await addPaidOrder(db, 3);
    expect(await hintOf(back(order, 1))).toBe("nothing_out");
    await sent(order);
    expect(await stockOf(db, order.product)).toBe(2);
    await back(order, 1);
    expect(await stockOf(db, order.product)).toBe(3);
    expect(await hintOf(back(order, 3))).toBe("too_many");
    await Promise.allSettled([back(order, 2), back(order, 2, boss)]);
    expect(await stockOf(db, order.product)).toBe(5);
    expect((await orderOf(db, order)).has_reservation).toBe(false);
    expect(await hintOf(back(order, 1))).toBe("nothing_out");
  });

  test("of a fully refunded order close it", async () => {
    const order = await sent(await addPaidOrder(db));
    await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
    await applyRefund(db, order, 50_000, 50_000);
    expect(await orderOf(db, order)).toMatchObject({ status: "fulfilled", has_reservation: true });
    await back(order, 1);
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", has_reservation: false });
    expect(await stockOf(db, order.product)).toBe(5);
  });
});
