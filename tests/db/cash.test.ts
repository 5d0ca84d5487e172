import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  addDrawer,
  cashDay,
  closeSession,
  expectedCash,
  moveCash,
  openSession,
  sheetOf,
} from "../factories/cash.ts";
import { addPaidOrder, buyProduct, moveOrder, openRefund, stampOf } from "../factories/orders.ts";
import { applyPayment, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { addRepair } from "../factories/repairs.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { type Runner, testDatabase, type Who, withConnections } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";
import { IS_MAIN } from "../support/suites.ts";
import { waitUntil } from "../support/wait-until.ts";

const ROUNDS = IS_MAIN ? 5 : 20;

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const boss = await addPerson(db, "manager");
const owner = await addPerson(db, "admin");
const controller = await addProduct(db, { stock: 1000 });
const console_ = await addProduct(db, { name: "Consola", price: 1_400_000, stock: 100 });

/** A confirmed order that is paid in the shop. */
async function owed(product = controller) {
  const order = await buyProduct(db, product, 1, { method: "contra_entrega" });
  await moveOrder(db, owner, order, "confirm");
  return { ...order, stamp: await stampOf(db, order) };
}
const collect = (runner: Runner, who: Who, { order_id, stamp }: { order_id: string; stamp: string }) =>
  answerAs(runner, who)`select public.move_order(${order_id}, 'collect', ${stamp}, '{}')`;
const collected = async (who: Who, details: Record<string, unknown> = {}, product = controller) => {
  const order = await owed(product);
  await moveOrder(db, who, order, "collect", { details });
  return order;
};
/** A person of their own with a session of their own: no other test moves money in it. */
async function withSession(float = 100_000) {
  const who = await addPerson(db, "employee");
  const drawer = await addDrawer(db);
  return { who, drawer, session: await openSession(db, who, drawer, float) };
}
const movesOf = (order: { order_id: string }) =>
  db.sql<{ kind: string; method: string; amount: number; session_id: string | null; actor: string }[]>`
    select kind, method, amount, session_id, actor from private.money_moves where order_id = ${order.order_id} order by id`;

describe("a session", () => {
  test("is opened once a drawer; other drawers can be opened too", async () => {
    const { drawer, who } = await withSession();
    const second = await refusal(openSession(db, boss, drawer));
    expect(second.hint).toBe("already_open");
    expect(second.message).toMatch(/ya está abierta/);
    await openSession(db, who, await addDrawer(db));
  });

  test("is opened once when two open it at the same time", async () => {
    await withConnections(db, 2, async (runner) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const drawer = await addDrawer(db);
        const results = await Promise.allSettled([
          openSession(runner, laura, drawer),
          openSession(runner, boss, drawer),
        ]);
        expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        const lost = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
        expect(lost).toEqual([expect.objectContaining({ hint: "already_open" })]);
      }
    });
  });

  test("left open overnight is still closed, with its own day", async () => {
    const { session, who } = await withSession(50_000);
    await db.sql`update public.cash_sessions set opened_at = now() - interval '1 day' where id = ${session}`;
    expect(await closeSession(db, who, session, 50_000)).toMatchObject({ difference: 0 });
    const yesterday = await answerOf<string>(db)`select (private.co_date() - 1)::text`;
    const list = await answerAs<{ total: number; items: { id: string }[] }>(db, who)`
      select public.closed_sessions(${yesterday}::date, ${yesterday}::date)`;
    expect(list.items.map(({ id }) => id)).toEqual([session]);
  });

  test("moves cash in and out with a reason, once a request", async () => {
    const { session, who } = await withSession(10_000);
    const request = randomUUID();
    for (let press = 0; press < 2; press += 1)
      await moveCash(db, who, session, { kind: "entrada", amount: 30_000, reason: "Sencillo", request });
    await moveCash(db, who, session, { kind: "salida", amount: 15_000 });
    expect(await expectedCash(db, session)).toBe(25_000);
    expect(await hintOf(moveCash(db, who, session, { kind: "salida", amount: 1, reason: " x " }))).toBe(
      "no_reason",
    );
    expect(await hintOf(moveCash(db, who, session, { kind: "entrada", amount: 0 }))).toBe("bad_amount");
    expect(await hintOf(moveCash(db, who, session, { kind: "salida", amount: 25_001 }))).toBe(
      "not_in_drawer",
    );
  });

  test("that was closed never changes: its correction is a movement of a later one", async () => {
    const { session, who, drawer } = await withSession(10_000);
    await closeSession(db, who, session, 10_000);
    expect(await hintOf(moveCash(db, who, session, { kind: "entrada", amount: 5_000 }))).toBe("closed");
    expect(await hintOf(closeSession(db, who, session, 9_000))).toBe("closed");
    await expect(db.sql`update public.cash_sessions set counted = 1 where id = ${session}`).rejects.toThrow(
      /cash_sessions_explained/,
    );
    const later = await openSession(db, who, drawer, 10_000);
    await moveCash(db, who, later, { kind: "entrada", amount: 5_000, reason: "Corrige el cierre de ayer" });
    expect(await expectedCash(db, later)).toBe(15_000);
    expect(await expectedCash(db, session)).toBe(10_000);
  });
});

describe("the count", () => {
  test("is blind: nothing that staff read says what there should be, or what of it moved", async () => {
    const { session, who } = await withSession(70_001);
    await collected(who);
    await collected(who, { method: "nequi" });
    await moveCash(db, who, session, { kind: "salida", amount: 3_000, reason: "Bolsas" });
    const due = await expectedCash(db, session);
    expect(due).toBe(117_001);
    const sheet = await sheetOf(db, who, session);
    expect([sheet.expected, sheet.counted, sheet.counts]).toEqual([null, null, []]);
    expect(sheet.ways.map(({ method }) => method)).toEqual(["nequi"]);
    expect(sheet.people.map(({ received }) => received)).toEqual([50_000]);
    expect(sheet.moves.map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
      ["pago", "efectivo", null],
      ["pago", "nequi", 50_000],
      ["salida", "efectivo", -3_000],
    ]);
    const row = await answerAs(db, who)`select to_jsonb(s) from public.cash_sessions s where id = ${session}`;
    expect([row.expected, row.counted]).toEqual([null, null]);
    const drawers = await answerAs(db, who)`select public.cash_drawers_now()`;
    expect(JSON.stringify([row, drawers, sheet])).not.toMatch(/117001|47000/);
    // Nor who may see reports.
    const mine = (await cashDay(db, boss)).rows.filter(({ person }) => person === `Usuario ${who.slice(-6)}`);
    expect(mine.map(({ method }) => method)).toEqual(["nequi"]);
    expect((await cashDay(db, boss)).hides_cash).toBe(true);
  });

  test("that is exact closes with a number; numbers follow one another", async () => {
    const numbers: number[] = [];
    for (const _ of [1, 2]) {
      const { session, who } = await withSession(20_000);
      await collected(who);
      const { number, difference } = await closeSession(db, who, session, 70_000);
      expect([number, difference]).toEqual([expect.stringMatching(/^CIERRE-\d{4}-\d{6}$/), 0]);
      numbers.push(Number(number!.slice(-6)));
    }
    expect(numbers[1]! - numbers[0]!).toBe(1);
  });

  test("with a difference is kept, told, and closed with an explanation; a second count shows beside it", async () => {
    const { session, who } = await withSession(20_000);
    await collected(who);
    expect(await closeSession(db, who, session, 65_000)).toEqual({ number: null, difference: -5_000 });
    expect(await closeSession(db, who, session, 68_000)).toEqual({ number: null, difference: -2_000 });
    expect(await hintOf(closeSession(db, who, session, 68_000, "x"))).toBe("bad_explanation");
    const { number } = await closeSession(db, who, session, 68_000, "Se dio mal un cambio", -2_000);
    const sheet = await sheetOf(db, who, session);
    expect(sheet).toMatchObject({
      number,
      counted: 68_000,
      expected: 70_000,
      explanation: "Se dio mal un cambio",
    });
    expect(sheet.counts.map(({ counted }) => counted)).toEqual([65_000, 68_000]);
  });

  test("is told again when money moved since", async () => {
    const { session, who } = await withSession(20_000);
    expect(await closeSession(db, who, session, 19_000)).toEqual({ number: null, difference: -1_000 });
    await collected(who);
    expect(await closeSession(db, who, session, 19_000, "Faltó una moneda", -1_000)).toEqual({
      number: null,
      difference: -51_000,
    });
  });
});

describe("rights", () => {
  test("who may not close the drawer neither opens, moves nor closes it, and reads it", async () => {
    const { session, who, drawer } = await withSession();
    await db.sql`update public.role_rights set closes_drawer = false where role = 'employee'`;
    try {
      const other = await addDrawer(db);
      for (const work of [
        () => openSession(db, who, other),
        () => moveCash(db, who, session, { kind: "salida", amount: 1 }),
        () => closeSession(db, who, session, 0),
      ])
        expect((await refusal(work())).code).toBe("42501");
      expect(await sheetOf(db, who, session)).toMatchObject({ number: null });
    } finally {
      await db.sql`update public.role_rights set closes_drawer = true where role = 'employee'`;
    }
    expect((await refusal(openSession(db, await addPerson(db), drawer))).code).toBe("42501");
  });

  test("the day's money is for who sees reports", async () => {
    expect((await refusal(cashDay(db, laura))).code).toBe("42501");
    expect((await cashDay(db, boss)).rows).toBeInstanceOf(Array);
    expect(await hintOf(queryAs(db, boss)`select public.cash_day('2024-01-01', '2026-01-01')`)).toBe(
      "bad_period",
    );
  });

  test("drawers are kept by admins; an open one stays in use", async () => {
    const save = (who: Who, id: string | null, name: string, isActive = true) =>
      answerAs<string>(db, who)`select public.save_drawer(${id}, ${name}, ${isActive})`;
    expect((await refusal(save(boss, null, "Taller"))).code).toBe("42501");
    const id = await save(owner, null, "Taller");
    expect(await hintOf(save(owner, null, " taller "))).toBe("taken");
    const session = await openSession(db, laura, id);
    expect(await hintOf(save(owner, id, "Taller", false))).toBe("is_open");
    await closeSession(db, laura, session, 100_000);
    await save(owner, id, "Caja del taller", false);
    expect(await hintOf(openSession(db, laura, id))).toBe("not_found");
  });

  test("a role refunds up to its limit of one order, also in parts", async () => {
    const order = await collected(owner, { method: "transferencia" }, console_);
    const ask = { method: "transferencia", left: 1_400_000 };
    const over = await refusal(openRefund(db, laura, order, { ...ask, amount: 300_001 }));
    expect([over.hint, over.message]).toEqual([
      "refund_limit",
      "Tu rol puede devolver hasta $300.000 de este pedido. Para más, pídele a quien administra que lo haga.",
    ]);
    await openRefund(db, laura, order, { ...ask, amount: 200_000 });
    const left = 1_200_000;
    expect(await hintOf(openRefund(db, laura, order, { ...ask, left, amount: 100_001 }))).toBe(
      "refund_limit",
    );
    // What a colleague gave back is not counted, and who administers has no limit.
    await openRefund(db, owner, order, { ...ask, left, amount: left });
  });

  test("the limit holds for what the provider returns and for deposits, not for an accepted withdrawal", async () => {
    await db.sql`update public.role_rights set refund_limit = 40000 where role = 'employee'`;
    try {
      const card = await addPaidOrder(db);
      expect(await hintOf(openRefund(db, laura, card, { amount: 40_001, left: 50_000 }))).toBe(
        "refund_limit",
      );
      const repair = await addRepair(db);
      const move = (who: Who, kind: string, amount: number, expected: number) =>
        queryAs(
          db,
          who,
        )`select public.move_repair_money(${repair.id}, ${kind}, ${amount}, 'nequi', 'Prueba', ${expected})`;
      await move(laura, "abono", 60_000, 0);
      expect(await hintOf(move(laura, "devolucion", 50_000, 60_000))).toBe("refund_limit");
      await move(laura, "devolucion", 40_000, 60_000);

      const bought = await addPaidOrder(db, 2);
      const [item] = await db.sql<
        { id: string }[]
      >`select id from public.order_items where order_id = ${bought.order_id}`;
      const { id, amount } = await requestWithdrawal(db, "anon", { token: bought.token, items: [item!.id] });
      const withdrawn = { amount, left: 100_000, retracto: id };
      expect(await hintOf(openRefund(db, laura, bought, withdrawn))).toBe("moved");
      await queryAs(db, laura)`select public.decide_withdrawal(${id}, true, '')`;
      expect(await openRefund(db, laura, bought, withdrawn)).toMatchObject({ state: "pendiente" });
    } finally {
      await db.sql`update public.role_rights set refund_limit = 300000 where role = 'employee'`;
    }
  });
});

describe("the ledger", () => {
  test("a refund in cash is refused when the drawer has not so much, without saying how much it has", async () => {
    const { session, who } = await withSession(10_000);
    const order = await collected(who, { method: "datafono" });
    const refund = (method: string, amount: number, left: number) =>
      openRefund(db, who, order, { amount, left, method });
    const refused = await refusal(refund("efectivo", 10_001, 50_000));
    expect(refused.hint).toBe("not_in_drawer");
    expect(refused.message).not.toMatch(/\d/);
    await refund("efectivo", 10_000, 50_000);
    await refund("nequi", 40_000, 40_000);
    expect(await expectedCash(db, session)).toBe(0);
    expect(await movesOf(order)).toEqual([
      { kind: "pago", method: "datafono", amount: 50_000, session_id: session, actor: who },
      { kind: "reembolso", method: "efectivo", amount: -10_000, session_id: session, actor: who },
      { kind: "reembolso", method: "nequi", amount: -40_000, session_id: session, actor: who },
    ]);
  });

  test("two refunds at once never take the same cash", async () => {
    const { session, who } = await withSession(50_000);
    await withConnections(db, 2, async (runner) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const orders = [
          await collected(boss, { method: "nequi" }),
          await collected(boss, { method: "nequi" }),
        ];
        await Promise.allSettled(
          orders.map((order) =>
            openRefund(runner, who, order, { amount: 40_000, left: 50_000, method: "efectivo" }),
          ),
        );
        expect(await expectedCash(db, session)).toBe(10_000);
        await moveCash(db, who, session, { kind: "entrada", amount: 40_000 });
      }
    });
  });

  test("a payment in parts is a move for each, and each goes back when it is undone", async () => {
    const { session, who } = await withSession(0);
    const parts = [
      { method: "efectivo", amount: 20_000 },
      { method: "datafono", amount: 30_000, reference: "V-778" },
    ];
    const order = await collected(who, { parts });
    expect(await expectedCash(db, session)).toBe(20_000);
    await moveOrder(db, who, order, "uncollect", { details: { reason: "Era de otro pedido" } });
    expect((await movesOf(order)).map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
      ["pago", "efectivo", 20_000],
      ["pago", "datafono", 30_000],
      ["anulacion", "efectivo", -20_000],
      ["anulacion", "datafono", -30_000],
    ]);
    expect(await expectedCash(db, session)).toBe(0);
  });

  test("cash without an open session is shown as outside, and takes part in no close", async () => {
    const alone = await addPerson(db, "employee");
    const before = await cashDay(db, boss);
    const order = await collected(alone);
    const after = await cashDay(db, boss);
    expect((await movesOf(order))[0]).toMatchObject({ method: "efectivo", session_id: null, actor: alone });
    expect(after.outside_total - before.outside_total).toBe(50_000);
    expect(after.outside[0]).toMatchObject({ amount: 50_000, order_id: order.order_id });
  });

  test("has the provider's fee, its net and the day of its release", async () => {
    const before = (await cashDay(db, boss)).provider;
    const { order_id } = await addPaidOrder(db);
    const state = (more: object) =>
      applyPayment(
        db,
        paymentUpdate({ order_id, total: 50_000 }, `mp-${order_id}`, "approved", {
          updated_at: new Date().toISOString(),
          status_detail: "approved",
          ...more,
        }),
      );
    const unknown = (await cashDay(db, boss)).provider;
    expect([unknown.gross - before.gross, unknown.unreported - before.unreported]).toEqual([50_000, 1]);
    // Reported later, without another state.
    expect(await state({ fee: 1_645, net: 48_355, released_at: "2026-12-24T04:00:00Z" })).toBe("unchanged");
    const known = (await cashDay(db, boss)).provider;
    expect([known.fee - before.fee, known.net - before.net, known.unreported]).toEqual([
      1_645,
      48_355,
      before.unreported,
    ]);
    expect(known.releases).toContainEqual({ day: "2026-12-23", net: 48_355 });
    expect(await state({ fee: null, net: null, released_at: null })).toBe("unchanged");
    expect((await cashDay(db, boss)).provider).toEqual(known);
  });

  test("the file of a period has parts and deposits in their way, and nothing of the drawers", async () => {
    const { session, who } = await withSession();
    const order = await collected(who, {
      parts: [
        { method: "nequi", amount: 20_000 },
        { method: "breb", amount: 30_000 },
      ],
    });
    await moveCash(db, who, session, { kind: "entrada", amount: 77_777 });
    const repair = await addRepair(db);
    await queryAs(db, who)`select public.move_repair_money(${repair.id}, 'abono', 45000, 'daviplata', '', 0)`;
    await queryAs(
      db,
      who,
    )`select public.move_repair_money(${repair.id}, 'devolucion', 5000, 'efectivo', 'Sobró', 45000)`;
    const rows = await queryAs<
      { move: { order_id: string; orden_id: string; kind: string; way: string; amount: number } }[]
    >(db, boss)`select move from public.export_money(private.co_date(), private.co_date()) move`;
    const own = rows.flatMap(({ move }) =>
      move.order_id === order.order_id || move.orden_id === repair.id
        ? [[move.kind, move.way, move.amount]]
        : [],
    );
    expect(own).toEqual([
      ["pago", "nequi", 20_000],
      ["pago", "breb", 30_000],
      ["anticipo", "daviplata", 45_000],
      ["anticipo_devuelto", "efectivo", -5_000],
    ]);
    expect(rows.some(({ move }) => move.amount === 77_777)).toBe(false);
  });
});

describe("closing while money is booked", () => {
  test("waits for it: the close has the move", async () => {
    const { session, who } = await withSession(0);
    const order = await owed();
    const close = await withConnections(db, 2, async (runner) => {
      let closing: Promise<unknown> = Promise.resolve();
      await runner.as(who, async (sql) => {
        await sql`select public.move_order(${order.order_id}, 'collect', ${order.stamp}, '{}')`;
        closing = closeSession(runner, who, session, 50_000);
        await waitUntil(
          async () =>
            (
              await db.sql`
                select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            ).count > 0,
          "the close to wait",
        );
      });
      return closing;
    });
    expect(close).toMatchObject({ difference: 0 });
    expect((await movesOf(order))[0]).toMatchObject({ session_id: session });
  });

  test("loses no move and no peso", async () => {
    const drawer = await addDrawer(db);
    const who = await addPerson(db, "employee");
    await withConnections(db, 3, async (runner) => {
      for (let round = 0; round < 3 * ROUNDS; round += 1) {
        const session = await openSession(db, who, drawer, 0);
        const orders = [await owed(), await owed()];
        await Promise.all([
          ...orders.map((order) => collect(runner, who, order)),
          closeSession(runner, who, session, 0, "Se cerró mientras se vendía"),
        ]);
        const [closed] = await db.sql<{ expected: number; booked: number }[]>`
          select s.expected, (select coalesce(sum(m.amount), 0)::int from private.money_moves m where m.session_id = s.id) as booked
          from public.cash_sessions s where s.id = ${session}`;
        expect(closed!.expected).toBe(closed!.booked);
        for (const order of orders)
          expect((await movesOf(order)).map(({ amount }) => amount)).toEqual([50_000]);
      }
    });
  });
});
