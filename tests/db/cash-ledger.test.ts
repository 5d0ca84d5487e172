import { expect, test } from "vitest";
import {
  addDrawer,
  type Close,
  cashDay,
  closeSession,
  moveCash,
  openSession,
  sheetOf,
} from "../factories/cash.ts";
import { buyProduct, chargeOrder, moveOrder, openRefund } from "../factories/orders.ts";
import { applyPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { addRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";
import { IS_MAIN } from "../support/suites.ts";

const MOVES = IS_MAIN ? 100 : 1000;
const METHODS = ["efectivo", "efectivo", "nequi", "datafono", "transferencia", "breb"] as const;

const db = await testDatabase();
const product = await addProduct(db, { stock: 100_000 });
const PRICE = product.price;
const people = [await addPerson(db, "admin"), await addPerson(db, "admin")];
const drawers = [await addDrawer(db), await addDrawer(db), await addDrawer(db)];

/*
 * What the shop's money should be, written down by hand beside every call: the functions of the database are only asked at the
 * end. A session is the one that a person opened last, else the only open one.
 */
type Session = {
  id: string;
  drawer: string;
  by: string;
  cash: number;
  ways: Map<string, number>;
  isOpen: boolean;
};
type Order = { order_id: string; parts: { method: string; amount: number }[]; left: number };
const sessions: Session[] = [];
const byWay = new Map<string, number>();
const byPerson = new Map<string, number>();
let outside = 0;
let moves = 0;

const add = <Key>(sums: Map<Key, number>, key: Key, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);
const opened = () => sessions.filter(({ isOpen }) => isOpen);
const sessionOf = (who: string) =>
  opened().findLast(({ by }) => by === who) ?? (opened().length === 1 ? opened()[0] : undefined);

function note(who: string, method: string, amount: number, isDrawer = false, session = sessionOf(who)) {
  moves += 1;
  if (session) {
    add(session.ways, method, amount);
    if (method === "efectivo") session.cash += amount;
  }
  if (isDrawer) return;
  add(byWay, method, amount);
  add(byPerson, who, amount);
  if (!session && method === "efectivo") outside += amount;
}

/** Whether that much cash can go out of the person's drawer; without one nobody asks. */
const hasCash = (who: string, amount: number) => (sessionOf(who)?.cash ?? Infinity) >= amount;

test("the sessions and the day add up to what was moved, to the peso", async () => {
  const roll = seededRandom(390);
  const pick = <Item>(items: readonly Item[]) => items[roll(items.length)]!;
  const unpaid: string[] = [];
  const paid: Order[] = [];
  const deposits = new Map<string, number>();
  for (let n = 0; n < 5; n += 1) deposits.set((await addRepair(db)).id, 0);
  const closed: { session: Session; close: Close }[] = [];
  let card = 0;

  const closeOne = async (who: string, session: Session) => {
    const difference = pick([0, 0, -1_300, 2_000]);
    const counted = Math.max(0, session.cash + difference);
    const told = await closeSession(db, who, session.id, counted);
    expect(told.difference).toBe(counted - session.cash);
    const close = told.number
      ? told
      : await closeSession(db, who, session.id, counted, "Mal contado", told.difference);
    expect(close.number).toMatch(/^CIERRE-/);
    session.isOpen = false;
    closed.push({ session, close });
  };

  const steps: ((who: string) => Promise<unknown>)[] = [
    // The drawers.
    async (who) => {
      const drawer = drawers.find((one) => !opened().some((session) => session.drawer === one));
      if (!drawer || roll(3) > 0) return;
      const cash = roll(20) * 10_000;
      const id = await openSession(db, who, drawer, cash);
      sessions.push({ id, drawer, by: who, cash, ways: new Map(), isOpen: true });
    },
    async (who) => {
      const session = pick(opened());
      if (session && roll(8) === 0) await closeOne(who, session);
    },
    async (who) => {
      const session = pick(opened());
      if (!session) return;
      const [kind, amount] = [pick(["entrada", "salida"] as const), 1 + roll(60_000)];
      const move = moveCash(db, who, session.id, { kind, amount });
      if (kind === "salida" && amount > session.cash) {
        expect(await hintOf(move)).toBe("not_in_drawer");
        return;
      }
      await move;
      note(who, "efectivo", kind === "entrada" ? amount : -amount, true, session);
    },
    // Orders that are paid in the shop, in one way or in parts.
    ...Array.from({ length: 4 }, () => async (who: string) => {
      let order_id = roll(3) === 0 ? unpaid.pop() : undefined;
      if (!order_id) {
        const order = await buyProduct(db, product, 1, { method: "contra_entrega" });
        await moveOrder(db, who, order, "confirm");
        order_id = order.order_id;
      }
      const first = 1 + roll(PRICE - 1);
      const parts =
        roll(3) === 0
          ? [
              { method: pick(METHODS), amount: first },
              { method: pick(METHODS), amount: PRICE - first },
            ]
          : [{ method: pick(METHODS), amount: PRICE }];
      const details = parts.length > 1 ? { parts } : { method: parts[0]!.method };
      await moveOrder(db, who, { order_id }, "collect", { details });
      for (const { method, amount } of parts) note(who, method, amount);
      paid.push({ order_id, parts, left: PRICE });
    }),
    async (who) => {
      const at = paid.findIndex(({ left }) => left === PRICE);
      if (at < 0 || roll(3) > 0) return;
      const [order] = paid.splice(at, 1);
      await moveOrder(db, who, order!, "uncollect", { details: { reason: "Era de otro pedido" } });
      for (const { method, amount } of order!.parts) note(who, method, -amount);
      unpaid.push(order!.order_id);
    },
    async (who) => {
      const order = pick(paid.filter(({ left }) => left > 0));
      if (!order) return;
      const [method, amount] = [pick(METHODS), 1 + roll(order.left)];
      const refund = openRefund(db, who, order, { amount, left: order.left, method });
      if (method === "efectivo" && !hasCash(who, amount)) {
        expect(await hintOf(refund)).toBe("not_in_drawer");
        return;
      }
      await refund;
      order.left -= amount;
      note(who, method, -amount);
    },
    // Money on account of repairs.
    async (who) => {
      const [repair, deposit] = pick([...deposits]);
      const [kind, method] = [pick(["abono", "abono", "devolucion"]), pick(METHODS)];
      const amount = 1 + roll(kind === "abono" ? 90_000 : Math.max(1, deposit));
      if (kind === "devolucion" && amount > deposit) return;
      const move = queryAs(db, who)`
        select public.move_repair_money(${repair}, ${kind}, ${amount}, ${method}, 'Prueba', ${deposit})`;
      if (kind === "devolucion" && method === "efectivo" && !hasCash(who, amount)) {
        expect(await hintOf(move)).toBe("not_in_drawer");
        return;
      }
      await move;
      const signed = kind === "abono" ? amount : -amount;
      deposits.set(repair, deposit + signed);
      note(who, method, signed);
    },
    // The provider's money has no session.
    async () => {
      const order = await buyProduct(db, product);
      const id = newProviderId();
      await chargeOrder(db, order.token, "approved", id, PRICE);
      const back = roll(2) * (1 + roll(PRICE - 1));
      if (back > 0)
        await applyPayment(
          db,
          paymentUpdate(order, id, "approved", {
            refunded_amount: back,
            updated_at: new Date().toISOString(),
          }),
        );
      moves += back > 0 ? 2 : 1;
      card += PRICE - back;
    },
  ];
  while (moves < MOVES) await pick(steps)(pick(people));
  for (const session of opened()) await closeOne(people[0]!, session);

  for (const { session, close } of closed) {
    const sheet = await sheetOf(db, people[0]!, session.id);
    expect(sheet).toMatchObject({ number: close.number, expected: session.cash });
    const ways = [...session.ways].toSorted();
    expect(sheet.ways.map(({ method, total }) => [method, total]).toSorted()).toEqual(ways);
    for (const { sales, refunds, deposits: held, moved_in, moved_out, total } of sheet.ways)
      expect(sales + refunds + held + moved_in + moved_out).toBe(total);
  }
  const { rows, outside_total } = await cashDay(db, people[0]!);
  const days = new Map<string, number>();
  for (const { method, received, returned } of rows) add(days, method, received + returned);
  expect([...days].toSorted()).toEqual([...byWay, ["mercadopago", card] as const].toSorted());
  for (const who of people) {
    const own = rows.filter(({ person }) => person === `Usuario ${who.slice(-6)}`);
    expect(own.reduce((sum, { received, returned }) => sum + received + returned, 0)).toBe(byPerson.get(who));
  }
  expect(outside_total).toBe(outside);
  // The sessions' money of sales and the money outside of them are all of it; and it is that of payments and deposits.
  const [stored] = await db.sql<{ payments: number; deposits: number }[]>`
    select (select sum(amount - refunded_amount)::int from public.payments where status in ('approved', 'refunded')) as payments,
      (select sum(amount)::int from public.repair_payments) as deposits`;
  const all = [...days.values()].reduce((sum, amount) => sum + amount, 0);
  expect(all).toBe(stored!.payments + stored!.deposits);
}, 120_000);
