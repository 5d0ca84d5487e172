import { describe, expect, test } from "vitest";
import { fiveBusinessDaysAgo } from "../factories/business-days.ts";
import { addCustomerHistory } from "../factories/customer-history.ts";
import {
  addCashOrder,
  addPaidOrder,
  applyRefund,
  moveOrder,
  openRefund,
  orderEvents,
  SHIPMENT,
} from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addCardOrder, decideReversal, requestReversal, reversalOf } from "../factories/reversals.ts";
import { testDatabase, type Who, withConnections } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");

describe("requesting the reversal of a payment", () => {
  test("returns a number and is logged; the owner sees it on the order", async () => {
    const { owner, order_id, token } = await addCardOrder(db);
    const made = await requestReversal(db, owner, { order: order_id, issuerTold: true, amount: 30_000 });
    expect(made.number).toMatch(/^REV-\d{4}-\d{6}$/);
    const found = await answerAs(db, owner)`select public.order_detail(null, ${token})`;
    expect(found.reversal).toMatchObject({
      refusal: null,
      remaining: 50_000,
      method: "visa",
      last_four: "6260",
      requests: [{ number: made.number, amount: 30_000, state: "solicitada" }],
    });
    expect((await orderEvents(db, { order_id })).at(-1)).toMatchObject({
      kind: "reversal_requested",
      actor_kind: "cliente",
      note: expect.stringContaining(made.number),
    });
    const [noted] = await db.sql`
      select a.actor, a.details ->> 'number' as number, r.issuer_told from public.audit_log a
      join public.reversiones r on r.id = ${made.id} where a.action = 'reversal.requested' and a.entity_id = ${order_id}`;
    expect(noted).toEqual({ actor: owner, number: made.number, issuer_told: true });
  });

  test("numbers follow one another within the year, also when many ask at once", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => addPaidOrder(db)));
    const made = await withConnections(db, 6, (runner) =>
      Promise.all(orders.map(({ token }) => requestReversal(runner, "anon", { token }))),
    );
    const counts = made.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(counts).toEqual(counts.map((_, n) => counts[0]! + n));
  });

  test("the holder of the link may, another customer and a visitor without it may not", async () => {
    const { token, order_id } = await addCardOrder(db);
    const other = await addPerson(db);
    for (const who of ["anon", other, laura] satisfies Who[])
      expect(await hintOf(requestReversal(db, who, { order: order_id }))).toBe("not_found");
    expect(await hintOf(requestReversal(db, "anon", { token: "0".repeat(48) }))).toBe("not_found");
    expect(await requestReversal(db, "anon", { token })).toMatchObject({ state: "solicitada" });
  });

  test("one at a time, even from two tabs; a rejected one may be requested again", async () => {
    const { token, owner, order_id } = await addCardOrder(db);
    const answers = await withConnections(db, 6, (runner) =>
      Promise.allSettled(Array.from({ length: 6 }, () => requestReversal(runner, "anon", { token }))),
    );
    const done = answers.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    const again = await refusal(requestReversal(db, owner, { order: order_id }));
    expect(again).toMatchObject({ hint: "already_requested", message: expect.stringMatching(/REV-/) });
    const [open] = await db.sql`select id from public.reversiones where order_id = ${order_id}`;
    await decideReversal(db, laura, open!.id, false, "El banco confirmó que sí era tuya.");
    expect(await requestReversal(db, owner, { order: order_id })).toMatchObject({ state: "solicitada" });
  });

  test("in time on the fifth business day, too late the day after", async () => {
    const { late, ok } = await fiveBusinessDaysAgo(db);
    const { owner, order_id } = await addCardOrder(db);
    await db.sql`update public.orders set created_at = now() - interval '60 days' where id = ${order_id}`;
    const refused = await refusal(requestReversal(db, owner, { order: order_id, learnedOn: late }));
    expect(refused).toMatchObject({ hint: "out_of_time", message: expect.stringContaining("reclamo") });
    expect(await requestReversal(db, owner, { order: order_id, learnedOn: ok })).toMatchObject({
      state: "solicitada",
    });
  });

  test.each([
    ["no cause", { cause: null }, "bad_cause"],
    ["a too short reason", { reason: " no sirve " }, "bad_reason"],
    ["a too long reason", { reason: "x".repeat(1001) }, "bad_reason"],
    ["tomorrow", { learnedOn: "2999-01-01" }, "bad_date"],
    ["never", { learnedOn: "infinity" }, "bad_date"],
    ["before the purchase", { learnedOn: "2020-01-01" }, "bad_date"],
    ["nothing", { amount: 0 }, "bad_amount"],
    ["more than was paid", { amount: 50_001 }, "bad_amount"],
  ])("not with %s", async (_name, ask, hint) => {
    const { owner, order_id } = await addCardOrder(db);
    expect(await hintOf(requestReversal(db, owner, { order: order_id, ...ask }))).toBe(hint);
  });

  test("only of a card payment, and of what is not refunded yet", async () => {
    const cash = await addCashOrder(db);
    expect(await hintOf(requestReversal(db, "anon", { token: cash.token }))).toBe("not_reversible");
    const card = await addCashOrder(db, { method: "card" });
    expect(await hintOf(requestReversal(db, "anon", { token: card.token }))).toBe("not_reversible");
    const order = await addPaidOrder(db);
    await openRefund(db, laura, order, { amount: 20_000, left: 50_000 });
    await applyRefund(db, order, 20_000, 50_000);
    expect((await refusal(requestReversal(db, "anon", { token: order.token, amount: 30_001 }))).message).toBe(
      "Puedes pedir la reversión de entre $1 y $30.000.",
    );
    await openRefund(db, laura, order, { amount: 30_000, left: 30_000 });
    await applyRefund(db, order, 50_000, 50_000);
    expect((await refusal(requestReversal(db, "anon", { token: order.token, amount: 1 }))).message).toBe(
      "Ya te devolvimos el dinero de este pedido.",
    );
  });
});

describe("while one is open", () => {
  test("no move ships the parcel; after the rejection it can be shipped", async () => {
    const order = await addCardOrder(db);
    const { id } = await requestReversal(db, order.owner, { order: order.order_id });
    await moveOrder(db, laura, order, "prepare");
    for (const step of ["ship", "deliver"]) {
      const held = await refusal(moveOrder(db, laura, order, step, { details: SHIPMENT }));
      expect(held).toMatchObject({ hint: "reversal_open", message: expect.stringContaining("REV-") });
    }
    await decideReversal(db, laura, id, false, "El producto es el que pediste.");
    expect(await moveOrder(db, laura, order, "ship", { details: SHIPMENT })).toMatchObject({
      stage: "en_camino",
    });
  });

  test("a shipped one continues", async () => {
    const order = await addCardOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await requestReversal(db, order.owner, { order: order.order_id, cause: "no_recibido" });
    expect(await moveOrder(db, laura, order, "deliver")).toMatchObject({ stage: "entregado" });
  });

  test("its list and the day's work show it, and the account stays", async () => {
    const order = await addCardOrder(db);
    const { number } = await requestReversal(db, order.owner, { order: order.order_id });
    const [list] = await queryAs(db, laura)`
      select public.staff_orders(p_only => 'reversiones') as page, public.staff_overview() -> 'attention' -> 'reversals_open' as open`;
    expect(list?.page.items.map(({ id }: { id: string }) => id)).toContain(order.order_id);
    expect(list?.page.total).toBe(list?.open);
    const why = await answerAs(db, order.owner)`select public.account_deletion_obstacle()`;
    // The order itself is still open, which is the first obstacle.
    expect(why).toContain("pedido que aún no te hemos entregado");
    await db.sql`update public.orders set status = 'fulfilled' where id = ${order.order_id}`;
    expect(await answerAs(db, order.owner)`select public.account_deletion_obstacle()`).toContain(number);
  });
});

describe("deciding", () => {
  test("is done once, and a rejection needs a reason", async () => {
    const { owner, order_id } = await addCardOrder(db);
    const { id } = await requestReversal(db, owner, { order: order_id });
    expect(await hintOf(decideReversal(db, laura, id, false, "No"))).toBe("bad_answer");
    expect(await hintOf(decideReversal(db, laura, id, null))).toBe("bad_decision");
    await decideReversal(db, laura, id, false, "  El producto es el que pediste. ");
    expect(await reversalOf(db, { order_id })).toEqual({
      state: "rechazada",
      answer: "El producto es el que pediste.",
    });
    expect(await hintOf(decideReversal(db, laura, id, true))).toBe("moved");
    expect((await orderEvents(db, { order_id })).at(-1)).toMatchObject({
      kind: "reversal_rejected",
      actor: laura,
    });
    const log = await db.sql`
      select action from public.audit_log where actor = ${laura} and (entity_id = ${order_id} or entity_id = ${id})`;
    expect(log.map(({ action }) => action)).toEqual(["reversal.rejected"]);
  });

  test("an accepted one closes with its refund, not before", async () => {
    const order = await addPaidOrder(db, 2);
    const { id } = await requestReversal(db, "anon", { token: order.token, amount: 50_000 });
    await decideReversal(db, laura, id, true);
    await openRefund(db, laura, order, { amount: 20_000, left: 100_000 });
    await applyRefund(db, order, 20_000, 100_000);
    expect((await reversalOf(db, order))?.state).toBe("aceptada");
    await openRefund(db, laura, order, { amount: 30_000, left: 80_000 });
    await applyRefund(db, order, 50_000, 100_000);
    expect((await reversalOf(db, order))?.state).toBe("reembolsada");
    expect(await moveOrder(db, laura, order, "ship", { details: SHIPMENT })).toMatchObject({
      stage: "en_camino",
    });
  });

  test("one refunded before the answer closes with the refund", async () => {
    const order = await addPaidOrder(db, 2);
    const { id } = await requestReversal(db, "anon", { token: order.token, amount: 20_000 });
    await openRefund(db, laura, order, { amount: 20_000, left: 100_000 });
    await applyRefund(db, order, 20_000, 100_000);
    expect((await reversalOf(db, order))?.state).toBe("solicitada");
    await decideReversal(db, laura, id, true);
    expect((await reversalOf(db, order))?.state).toBe("reembolsada");
  });

  test("a chargeback closes it", async () => {
    const order = await addPaidOrder(db);
    await requestReversal(db, "anon", { token: order.token, cause: "fraude" });
    await db.sql`update public.orders set payment_status = 'charged_back' where id = ${order.order_id}`;
    expect(await reversalOf(db, order)).toEqual({
      state: "reembolsada",
      answer: "Tu banco reversó este pago.",
    });
  });

  test("a full refund closes an undecided one", async () => {
    const order = await addPaidOrder(db);
    await requestReversal(db, "anon", { token: order.token, amount: 10_000 });
    await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
    await applyRefund(db, order, 50_000, 50_000);
    expect(await reversalOf(db, order)).toEqual({
      state: "reembolsada",
      answer: "Te devolvimos todo el dinero de este pedido.",
    });
  });
});

test("deleting an account deletes the texts of its requests, and the client address of its acceptances", async () => {
  const gone = await addCustomerHistory(db, "Marta Olvido");
  await db.as("service_role", (sql) => sql`select public.anonymise_account(${gone.id})`);
  const [left] = await db.sql`
    select v.reason, v.state, a.version, a.ip, a.user_agent
    from public.reversiones v join public.acceptances a on a.order_id = v.order_id where v.order_id = ${gone.order}`;
  expect(left).toEqual({ reason: "", state: "rechazada", version: "t-1", ip: "", user_agent: "" });
});
