import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { acceptTerms, addToOrder, changeLines, placeAssisted, staffLine } from "../factories/assisted.ts";
import { addCourse, finishCourse, issueCertificate, type TestCourse } from "../factories/courses.ts";
import {
  cartLine,
  handOver,
  moveOrder,
  openRefund,
  type PlacedOrder,
  pickupCode,
  placeOrder,
  SHIPMENT,
  waitInShop,
} from "../factories/orders.ts";
import {
  applyPayment,
  bankUpdate,
  beginPayment,
  newProviderId,
  type PaymentUpdate,
  paymentUpdate,
} from "../factories/payment-updates.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { placeAt } from "../factories/places.ts";
import { addProduct, type Product } from "../factories/products.ts";
import {
  changeRepairState,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
  type RequestedRepair,
} from "../factories/repairs.ts";
import { type SaleRepair, saleLine, sellAtCounter } from "../factories/sales.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import type { TestDatabase } from "../support/database.ts";
import { ATTACKS, STOCK } from "./invariants.ts";

/** A payment as the provider has it; its notifications may arrive late, twice, out of order or only at the end. */
type Charge = {
  id: string;
  order: PlacedOrder;
  key: string;
  status: string;
  detail: string;
  refunded: number;
  /** Authorised at the buyer's bank. */
  isBank: boolean;
};

/** Two customers, a guest and an employee, and the possible next actions of each and of the provider, chosen at random. */
export async function startWalk(db: TestDatabase, laura: string, seed: number) {
  const roll = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[roll(Math.max(1, items.length))];
  const people = [await addPerson(db), await addPerson(db), null];
  const products: Product[] = [
    await addProduct(db, { stock: STOCK }),
    await addProduct(db, { stock: STOCK }),
  ];
  const manager = await addPerson(db, "manager");
  for (const { id } of products) await db.as(manager, (sql) => sql`select public.value_stock(${id}, 33331)`);
  const courses: TestCourse[] = [await addCourse(db), await addCourse(db)];
  const orders: (PlacedOrder & { who: string | null })[] = [];
  const charges: Charge[] = [];
  const repairs: RequestedRepair[] = [];
  const sent: string[] = [];
  let moved = "";

  const updateOf = ({ id, order, key, status, detail, refunded, isBank }: Charge) =>
    (isBank ? bankUpdate : paymentUpdate)(order, id, status, {
      idempotency_key: key,
      status_detail: detail,
      refunded_amount: refunded,
    });
  const send = (update: PaymentUpdate) => applyPayment(db, update);
  /** A random order that satisfies a condition. */
  async function orderWhere(condition: string) {
    const ids = await db.sql.unsafe<{ id: string }[]>(`select o.id from public.orders o where ${condition}`);
    return pick(orders.filter(({ order_id }) => ids.some(({ id }) => id === order_id)));
  }
  /** Changes the provider's state of a payment; the shop is notified now, or perhaps later. */
  async function change(charge: Charge, status: string, detail = status, refunded = charge.refunded) {
    Object.assign(charge, { status, detail, refunded });
    const update = updateOf(charge);
    sent.push(JSON.stringify(update));
    if (roll(4) > 0) await send(update);
  }

  const steps: Record<string, () => Promise<unknown>> = {
    place: async () => {
      const who = people[roll(3)] as string | null;
      const [chosen, lessons] = [
        products.filter(() => roll(2) === 0).map((one) => cartLine(one, 1 + roll(2))),
        courses.filter(() => roll(3) === 0),
      ];
      if (chosen.length + lessons.length === 0) lessons.push(pick(courses) as TestCourse);
      const items = [...chosen, ...lessons.map(({ id }) => ({ type: "course", id, quantity: 1 }))];
      const total =
        chosen.reduce((sum, { quantity }) => sum + 50_000 * (quantity as number), 0) +
        lessons.reduce((sum, { price }) => sum + price, 0);
      const method = (["contra_entrega", "card", "pse"] as const)[roll(3)]!;
      const phone = `38${seed}${String(orders.length).padStart(7, "0")}`;
      const delivery = chosen.length > 0 && roll(2) === 0 ? "tienda" : "envio";
      const order = await placeOrder(db, who ?? "service_role", { items, total, method, phone, delivery });
      orders.push({ ...order, who });
    },
    sell: async () => {
      const chosen = products.filter(() => roll(2) === 0).map((one) => saleLine(one, 1 + roll(2)));
      const repair = pick(repairs);
      const [due] = await db.sql<{ quote: string; rest: number }[]>`
        select id as quote, total - deposit as rest from public.cotizaciones
        where orden_id = ${repair?.id ?? null} and replaced_at is null and total > deposit`;
      const paid: SaleRepair[] = !repair
        ? []
        : due && roll(2) === 0
          ? [{ id: repair.id, kind: "saldo", quoteId: due.quote, amount: due.rest }]
          : [{ id: repair.id, kind: "anticipo", amount: 10_000 }];
      const sum = [
        ...chosen.map(({ price, quantity }) => price * quantity),
        ...paid.map(({ amount }) => amount),
      ];
      const total = sum.reduce((pesos, one) => pesos + one, 0);
      const first = 1 + roll(Math.max(1, total - 1));
      const parts = [
        { method: "nequi", amount: first },
        { method: "datafono", amount: total - first, reference: "0042" },
      ].filter(({ amount }) => amount > 0);
      const { ticket_id } = await sellAtCounter(db, laura, { lines: chosen, repairs: paid, parts });
      const sold = await db.sql<(PlacedOrder & { who: null })[]>`
        select o.id as order_id, k.token, o.total_price as total, o.payment_status, null as who
        from public.orders o join private.order_keys k on k.order_id = o.id where o.ticket_id = ${ticket_id}`;
      orders.push(...sold);
    },
    "place for a call": async () => {
      const lines = products.filter(() => roll(2) === 0).map((one) => staffLine(one, 1 + roll(2)));
      const { id, token } = await placeAssisted(db, laura, {
        lines,
        method: roll(2) ? "link" : "contra_entrega",
        delivery: roll(2) ? "tienda" : "envio",
      });
      await acceptTerms(db, { order_id: id });
      const total = lines.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
      orders.push({ order_id: id, token, total, payment_status: "unpaid", who: null });
    },
    "change lines": async () => {
      const order = await orderWhere("private.change_refusal(o) is null");
      if (!order) return;
      const [now] = await db.sql<{ paid: boolean }[]>`
        select payment_status in ('paid', 'partially_refunded') as paid from public.orders where id = ${order.order_id}`;
      const lines = products.filter(() => roll(2) === 0).map((one) => staffLine(one, 1 + roll(3)));
      const sum = lines.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
      if (!now?.paid) {
        await changeLines(db, laura, order, lines);
        order.total = sum;
        return;
      }
      const { id, token } = await addToOrder(db, laura, order, lines, {
        method: roll(2) ? "link" : "contra_entrega",
      });
      await acceptTerms(db, { order_id: id });
      orders.push({ order_id: id, token, total: sum, payment_status: "unpaid", who: order.who });
    },
    pay: async () => {
      const open = await orderWhere("o.status = 'placed' and not private.is_cash(o.payment_method)");
      if (!open) return;
      // As it is now: its lines may change after the attempt.
      const order = { ...open };
      // Whatever the buyer chose first.
      const isBank = roll(2) === 0;
      const { idempotency_key: key, payment_id } = await beginPayment(db, order.token, {
        method: isBank ? "pse" : "card",
      });
      if (!key) return;
      if (roll(6) === 0)
        return db.sql`select public.abandon_payment(${payment_id}, 'never reached the provider')`.then(() => {
          // Sometimes the provider has charged after all.
          if (roll(2) === 0)
            charges.push({
              id: newProviderId(),
              order,
              key,
              status: "approved",
              detail: "accredited",
              refunded: 0,
              isBank,
            });
        });
      const charge = { id: newProviderId(), order, key, status: "created", detail: "", refunded: 0, isBank };
      charges.push(charge);
      if (isBank) return change(charge, "pending", "pending_waiting_transfer");
      const [status, detail] = (
        [
          ["approved", "accredited"],
          ["approved", "accredited"],
          ["in_process", "pending_contingency"],
          ["pending", "pending_challenge"],
          ["rejected", "cc_rejected_other_reason"],
        ] as const
      )[roll(5)]!;
      return change(charge, status, detail);
    },
    paymentUpdate: async () => {
      const charge = pick(charges);
      if (!charge) return;
      const { status, refunded, order, isBank } = charge;
      if (status === "pending")
        return [
          () => change(charge, "approved", "accredited"),
          () => change(charge, "rejected", isBank ? "rejected_by_bank" : "cc_rejected_3ds_challenge"),
          () => change(charge, "rejected", isBank ? "expired" : "cc_rejected_3ds_challenge"),
          // The buyer left for another way to pay.
          () => change(charge, "cancelled", "by_collector"),
        ][roll(4)]!();
      // The bank confirms after the payment's time.
      if (status === "rejected" && charge.detail === "expired" && roll(3) === 0)
        return change(charge, "approved", "accredited");
      if (status === "in_process")
        return roll(2)
          ? change(charge, "approved", "accredited")
          : change(charge, "rejected", "rejected_by_bank");
      if (status === "approved")
        return [
          () => change(charge, "in_mediation"),
          () => change(charge, "charged_back", "in_process"),
          () => change(charge, "refunded", "by_admin", order.total),
          () => send(updateOf(charge)),
        ][roll(4)]!();
      if (status === "in_mediation")
        return roll(2)
          ? change(charge, "approved", "accredited")
          : change(charge, "charged_back", "in_process");
      if (status === "charged_back" && charge.detail === "in_process")
        return change(charge, "charged_back", roll(2) ? "reimbursed" : "settled", refunded);
    },
    "stale update": async () => {
      const old = pick(sent);
      return old && send(JSON.parse(old));
    },
    "give back": async () => {
      for (const charge of charges) {
        const [due] =
          await db.sql`select from public.payments where provider_payment_id = ${charge.id} and refund_due`;
        if (due && (charge.status === "approved" || charge.detail === "reimbursed"))
          await change(charge, "refunded", "refunded", charge.order.total);
      }
    },
    refund: async () => {
      const order = await orderWhere("exists (select from private.refundable(o))");
      if (!order) return;
      const [left] = await db.sql<{ left: number; channel: string; provider: string | null }[]>`
        select m.remaining as left, m.channel, p.provider_payment_id as provider
        from public.orders o, private.refundable(o) m join public.payments p on p.id = m.payment_id where o.id = ${order.order_id}`;
      if (!left) return;
      const rows = await db.sql<{ id: string; owed: number; unit: number }[]>`
        select id, quantity - refunded as owed, unit_price as unit from public.order_items where order_id = ${order.order_id} order by name`;
      const item = rows.find(({ owed }) => owed > 0);
      const [accepted] = await db.sql<{ id: string; amount: number }[]>`
        select id, amount from public.retractos where order_id = ${order.order_id} and state = 'aceptado'`;
      const amount = accepted
        ? Math.min(accepted.amount, left.left)
        : roll(3) === 0 || !item
          ? left.left
          : Math.min(left.left, item.unit);
      const { id, idempotency_key } = await openRefund(db, laura, order, {
        amount,
        left: left.left,
        method: "efectivo",
        retracto: accepted?.id ?? null,
        lines: item && !accepted ? [{ item: item.id, quantity: 1, restock: roll(2) === 0 }] : [],
      });
      const charge = charges.find((one) => one.id === left.provider);
      if (left.channel === "manual" || !charge || !idempotency_key) return;
      const isRefused = charge.status !== "approved" || roll(5) === 0;
      if (!isRefused) {
        const refunded = charge.refunded + amount;
        await change(
          charge,
          refunded === order.total ? "refunded" : "approved",
          "partially_refunded",
          refunded,
        );
      }
      return db.as(
        "service_role",
        (sql) => sql`select public.finish_refund(${id}, ${isRefused ? "Sin saldo" : ""})`,
      );
    },
    withdraw: async () => {
      const order = await orderWhere("private.withdrawal_refusal(o) is null");
      return order && requestWithdrawal(db, order.who ?? "anon", { token: order.token });
    },
    decide: async () => {
      const [asked] = await db.sql`select id from public.retractos where state = 'solicitado' limit 1`;
      return (
        asked &&
        db.as(
          laura,
          (sql) =>
            sql`select public.decide_withdrawal(${asked.id}, ${roll(3) > 0}, 'Lo revisamos con calma.')`,
        )
      );
    },
    move: async () => {
      const order = await orderWhere("private.order_moves(o) <> '{}'");
      const [can] = await db.sql<{ moves: string[] }[]>`
        select private.order_moves(o) as moves from public.orders o where id = ${order?.order_id ?? null}`;
      // Mostly forward: frequent cancelling would end every order early.
      const name = pick(
        (can?.moves ?? []).filter((one) => !["cancel", "back"].includes(one) || roll(6) === 0),
      );
      moved = name ?? "";
      const details = { ...SHIPMENT, reason: "Paseo", method: "efectivo", money_received: roll(2) === 0 };
      if (order && name === "hand_over") {
        const person = roll(2) ? { name: "Luis Pérez", document: "1020304050" } : {};
        const code = roll(4) ? await pickupCode(db, order) : "000000";
        return handOver(db, laura, order, { code: "name" in person ? "" : code, received: true, ...person });
      }
      return order && name && moveOrder(db, laura, order, name, { details });
    },
    return: async () => {
      const order = await orderWhere("o.has_reservation and o.shipping_status in ('shipped', 'delivered')");
      const [item] =
        await db.sql`select id from public.order_items where order_id = ${order?.order_id ?? null} and item_type = 'product' and returned < quantity limit 1`;
      const lines = item && [{ item: item.id, quantity: 1 }];
      return (
        item &&
        db.as(
          laura,
          (sql) => sql`select public.return_items(${order!.order_id}, ${sql.json(lines as never)})`,
        )
      );
    },
    expire: async () => {
      const order = pick(orders);
      await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order?.order_id ?? null} and status = 'placed'`;
      return db.as("service_role", (sql) => sql`select public.expire_orders()`);
    },
    "wait in the shop": async () => {
      const order = await orderWhere("o.shipping_status = 'ready'");
      if (order) await waitInShop(db, order, [3, 7, 16][roll(3)]!);
      return db.as("service_role", (sql) => sql`select public.tidy_pickups()`);
    },
    switch: async () => {
      const order = await orderWhere("private.is_switchable(o)");
      const [now] = await db.sql<{ stamp: string; to: string }[]>`
        select private.order_stamp(o) as stamp, case o.delivery when 'tienda' then 'envio' else 'tienda' end as to
        from public.orders o where o.id = ${order?.order_id ?? null}`;
      return (
        now &&
        db.as(
          laura,
          (sql) =>
            sql`select public.switch_delivery(${order!.order_id}, ${now.stamp}, ${now.to}, ${JSON.stringify(placeAt("Calle 9 # 8-7"))}::text::jsonb)`,
        )
      );
    },
    cancel: async () => {
      const order = pick(orders);
      return order && db.as("anon", (sql) => sql`select public.cancel_order(${order.token})`);
    },
    learn: async () => {
      const who = people[roll(2)] as string;
      const course = pick(courses) as TestCourse;
      await finishCourse(db, who, course);
      return issueCertificate(db, who, course);
    },
    repair: async () => {
      const intake = {
        descripcion: "No prende",
        contact_name: "Ana Gómez",
        contact_phone: "3001112233",
        device_kind: "playstation",
        device_model: "PS5",
        deposit: roll(3) * 40_000,
      };
      const [row] = await db.as(
        laura,
        (sql) =>
          sql<
            { made: RequestedRepair }[]
          >`select public.take_in_repair(${randomUUID()}, ${sql.json(intake)}) as made`,
      );
      repairs.push(row!.made);
      return decideQuote(db, {
        quote: await quoteRepair(db, laura, row!.made.id, 100_000),
        token: row!.made.token,
      });
    },
    counterPayment: async () => {
      const repair = pick(repairs);
      if (!repair) return;
      const [now] = await db.sql<{ deposit: number; quote: string | null; rest: number }[]>`
        select r.deposit, q.id as quote, q.total - q.deposit as rest from public.ordenes_servicio r
        left join public.cotizaciones q on q.orden_id = r.id and q.replaced_at is null where r.id = ${repair.id}`;
      const { deposit, quote: id, rest } = now!;
      switch (roll(4)) {
        case 0: {
          const order = await placeQuoteOrder(db, "anon", id as string, repair.token);
          if (!orders.some(({ order_id }) => order_id === order.order_id))
            orders.push({ ...order, payment_status: "unpaid", who: null });
          return;
        }
        case 1:
          return db.as(laura, (sql) => sql`select public.pay_quote_at_counter(${id}, 'efectivo', ${rest})`);
        case 2:
          return changeRepairState(
            db,
            laura,
            repair.id,
            pick(["Reparando", "Completado", "Entregado"]) as string,
            {
              note: "Paseo",
              reason: "Paseo largo",
              unpaidOk: true,
              outcome: "reparado",
            },
          );
        default: {
          const kind = roll(2) ? "abono" : "devolucion";
          return db.as(
            laura,
            (sql) =>
              sql`select public.move_repair_money(${repair.id}, ${kind}, 30000, 'efectivo', 'Paseo', ${deposit})`,
          );
        }
      }
    },
    attack: async () => {
      const [who, query] = ATTACKS[roll(ATTACKS.length)]!;
      const caller = who === "employee" ? laura : who === "customer" ? (people[0] as string) : who;
      const rows = await db
        .as(caller, (sql) => sql.unsafe(query))
        .then(
          ({ count }) => count,
          ({ code }: { code: string }) => (code === "42501" ? 0 : code),
        );
      expect(`${who}: ${query}: ${rows}`).toBe(`${who}: ${query}: 0`);
    },
  };
  /** The provider sends the current state of every payment again. */
  const sendAll = async () => {
    for (const charge of charges) await send(updateOf(charge));
  };
  return { steps, charges, sendAll, roll, lastMove: () => moved };
}
