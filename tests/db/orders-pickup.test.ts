import { describe, expect, test } from "vitest";
import { addCourse } from "../factories/courses.ts";
import {
  addPaidOrder,
  addPickup,
  applyRefund,
  cartLine,
  chargeOrder,
  handOver,
  moveOrder,
  openRefund,
  orderEvents,
  orderOf,
  pickupCode,
  placeOrder,
  SHIPMENT,
  stampOf,
  waitInShop,
} from "../factories/orders.ts";
import { mailsAbout } from "../factories/outbox.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { placeAt } from "../factories/places.ts";
import { addProduct } from "../factories/products.ts";
import { decideReversal, requestReversal } from "../factories/reversals.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf } from "../support/queries.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const pedro = await addPerson(db, "employee");
const CASH = { method: "contra_entrega" } as const;
const PERSON = { name: "Luis Pérez", document: "1.020.304.050" };

type Order = { order_id: string };
type Pickup = { until: string; is_open: boolean; tries: number; code: string | null } | null;

const kinds = async ({ order_id }: Order) => (await mailsAbout(db, order_id)).map(({ kind }) => kind);
const tidy = () => answerAs<number>(db, "service_role")`select public.tidy_pickups()`;
const stockOf = ({ id }: { id: string }) =>
  answerOf<number>(db)`select stock from public.products where id = ${id}`;
const detail = (who: Parameters<typeof answerAs>[1], { token }: { token: string }) =>
  answerAs<{ pickup: Pickup; collector_document?: string | null; collector_name: string | null }>(
    db,
    who,
  )`select public.order_detail(p_token => ${token})`;
const rowOf = async ({ order_id }: Order) => {
  const [row] = await db.sql`
    select stage, shipping_address, delivery, collector_name, collector_document, ready_at, delivered_at, paid_at from public.orders where id = ${order_id}`;
  return row!;
};
const switchTo = (order: Order, delivery: string, street = "") =>
  stampOf(db, order).then(
    (stamp) =>
      answerAs<{ stage: string; stamp: string }>(
        db,
        laura,
      )`select public.switch_delivery(${order.order_id}, ${stamp}, ${delivery}, ${street ? JSON.stringify(placeAt(street)) : null}::text::jsonb)`,
  );

describe("an order to fetch", () => {
  test("goes from paid to ready to handed over by its code, and keeps no address", async () => {
    const order = await addPickup(db, laura, { address: "Calle 1 # 2-3" });
    expect(await rowOf(order)).toMatchObject({
      stage: "por_recoger",
      shipping_address: "",
      delivery: "tienda",
    });
    expect(order.code).toMatch(/^\d{6}$/);
    expect(await kinds(order)).toContain("order.ready");
    expect(
      await handOver(db, laura, order, { code: ` ${order.code.slice(0, 3)} ${order.code.slice(3)} ` }),
    ).toEqual({ stage: "entregado", stamp: "fulfilled/paid/delivered" });
    expect(await rowOf(order)).toMatchObject({ collector_name: null, collector_document: null });
    expect(await kinds(order)).toContain("order.delivered");
    const [last] = (await orderEvents(db, order)).slice(-1);
    expect(last).toMatchObject({ kind: "hand_over", actor: laura });
  });

  test("is por_preparar until it is ready, is never sent, and unpaid by card never ready", async () => {
    const product = await addProduct(db, { stock: 5 });
    const order = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
      delivery: "tienda",
      phone: nextPhone(),
    });
    const ready = { code: "P0001", hint: "not_allowed" };
    await expect(moveOrder(db, laura, order, "ready")).rejects.toMatchObject(ready);
    await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, product.price);
    expect((await moveOrder(db, laura, order, "prepare")).stage).toBe("por_preparar");
    await expect(moveOrder(db, laura, order, "ship", { details: SHIPMENT })).rejects.toMatchObject(ready);
    await expect(moveOrder(db, laura, order, "deliver")).rejects.toMatchObject(ready);
    expect((await moveOrder(db, laura, order, "ready")).stage).toBe("por_recoger");
    await expect(moveOrder(db, laura, order, "hand_over")).rejects.toMatchObject(ready);
    await expect(
      db.sql`update public.orders set shipping_status = 'shipped' where id = ${order.order_id}`,
    ).rejects.toMatchObject({ constraint_name: "orders_pickup_is_not_sent" });
  });

  test("is handed over to another person by name and document, which a link does not read", async () => {
    const order = await addPickup(db, laura);
    await expect(handOver(db, laura, order, { name: "Lu", document: "102" })).rejects.toMatchObject({
      hint: "bad_collector",
    });
    await expect(handOver(db, laura, order, { name: "Luis Pérez", document: "10" })).rejects.toMatchObject({
      hint: "bad_document",
    });
    await handOver(db, laura, order, PERSON);
    expect(await rowOf(order)).toMatchObject({
      collector_name: "Luis Pérez",
      collector_document: "1020304050",
    });
    expect(await detail("anon", order)).toMatchObject({ collector_name: "Luis Pérez" });
    expect(await detail("anon", order)).not.toHaveProperty("collector_document");
    expect(await detail(laura, order)).toHaveProperty("collector_document", "1020304050");
  });

  test("its code is for its buyer alone", async () => {
    const order = await addPickup(db, laura);
    expect((await detail("anon", order)).pickup).toMatchObject({ code: order.code, tries: 5, is_open: true });
    expect((await detail(laura, order)).pickup).toMatchObject({ code: null });
    const seen = await answerAs(db, laura)`select public.staff_order(${order.order_id})`;
    expect(JSON.stringify(seen)).not.toContain(order.code);
    for (const who of ["anon", laura] as const)
      await expect(
        db.as(who, (sql) => sql`select pickup_code from private.order_keys`),
      ).rejects.toMatchObject({ code: "42501" });
  });

  test("five wrong codes end it: only name and document are left, and its buyer is told once", async () => {
    const order = await addPickup(db, laura);
    const wrong = order.code === "000000" ? "111111" : "000000";
    for (const left of [4, 3, 2, 1, 0])
      expect(await handOver(db, laura, order, { code: wrong })).toEqual({ wrong: true, left });
    await expect(handOver(db, laura, order, { code: order.code })).rejects.toMatchObject({
      hint: "code_ended",
    });
    expect((await detail("anon", order)).pickup).toMatchObject({ code: null, tries: 0 });
    expect((await kinds(order)).filter((kind) => kind === "order.locked")).toHaveLength(1);
    expect((await orderEvents(db, order)).filter(({ kind }) => kind === "wrong_code")).toHaveLength(5);
    expect(await handOver(db, laura, order, PERSON)).toMatchObject({ stage: "entregado" });
  });

  test("of two people who hand it over at once, one does", async () => {
    const order = await addPickup(db, laura, CASH);
    const expected = await stampOf(db, order);
    const results = await Promise.allSettled(
      [laura, pedro].map((who) => handOver(db, who, order, { expected, code: order.code, received: true })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { hint: "moved" } });
    expect(
      await answerOf<string>(db)`select count(*) from public.payments where order_id = ${order.order_id}`,
    ).toBe("1");
  });

  test("unpaid, it is paid in the same step or stays in the shop", async () => {
    const order = await addPickup(db, laura, CASH);
    await expect(handOver(db, laura, order, { code: order.code })).rejects.toMatchObject({ hint: "unpaid" });
    await expect(
      handOver(db, laura, order, { code: order.code, received: true, method: "transportadora" }),
    ).rejects.toMatchObject({ hint: "bad_method" });
    expect(await handOver(db, laura, order, { code: order.code, received: true })).toMatchObject({
      stamp: "fulfilled/paid/delivered",
    });
    const [paid] =
      await db.sql`select method, amount from public.payments where order_id = ${order.order_id}`;
    expect(paid).toEqual({ method: "efectivo", amount: order.product.price });
  });

  test("with a course and a code in one cart, one hand-over ends it", async () => {
    const [product, code, course, buyer] = [
      await addProduct(db, { stock: 5 }),
      await addProduct(db, { stock: 5, kind: "tarjeta" }),
      await addCourse(db),
      await addPerson(db),
    ];
    const total = product.price + code.price + course.price;
    const items = [cartLine(product), cartLine(code), { type: "course", id: course.id, quantity: 1 }];
    const order = await placeOrder(db, buyer, { items, total, delivery: "tienda" });
    await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, total);
    await moveOrder(db, laura, order, "ready");
    await handOver(db, laura, order, { code: await pickupCode(db, order) });
    expect(await orderOf(db, order)).toMatchObject({ status: "fulfilled", shipping_status: "delivered" });
  });

  test("its withdrawal counts from the hand-over, and undoing it waits in the shop again with the same code", async () => {
    const order = await addPickup(db, laura);
    await db.sql`update public.orders set created_at = now() - interval '40 days', paid_at = now() - interval '40 days', ready_at = now() - interval '20 days' where id = ${order.order_id}`;
    await handOver(db, laura, order, { code: order.code });
    const [line] = await db.sql<{ deadline: Date; wanted: Date }[]>`
      select l.deadline, private.add_business_days(private.co_date(), 5) as wanted
      from public.orders o, private.withdrawal_lines(o) l where o.id = ${order.order_id}`;
    expect(line!.deadline).toEqual(line!.wanted);
    await moveOrder(db, laura, order, "back", { details: { reason: "Se entregó otro" } });
    expect(await rowOf(order)).toMatchObject({ stage: "por_recoger", delivered_at: null });
    expect(await pickupCode(db, order)).toBe(order.code);
    expect(await tidy()).toBe(0);
    await moveOrder(db, laura, order, "back", { details: { reason: "No estaba listo" } });
    expect(await rowOf(order)).toMatchObject({ stage: "por_preparar", ready_at: null });
  });
});

describe("money of an order that is ready", () => {
  test("refunded in full cancels it and gives its unit back", async () => {
    const order = await addPickup(db, laura);
    await applyRefund(db, order, order.product.price, order.product.price);
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", has_reservation: false });
    expect(await stockOf(order.product)).toBe(5);
  });

  test("refunded for its only parcel, with a service left, it waits no more; nothing returns that never left", async () => {
    const order = await addPickup(db, laura, CASH);
    await expect(
      db.as(laura, async (sql) => {
        const [line] = await sql`select id from public.order_items where order_id = ${order.order_id}`;
        return sql`select public.return_items(${order.order_id}, ${sql.json([{ item: line!.id, quantity: 1 }])})`;
      }),
    ).rejects.toMatchObject({ hint: "nothing_out" });
    await moveOrder(db, laura, order, "collect", { details: { method: "nequi" } });
    const [line] = await db.sql`select id from public.order_items where order_id = ${order.order_id}`;
    const price = order.product.price;
    await db.sql`with s as (select id, slug, name from public.services limit 1)
      insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity) select ${order.order_id}, 'service', id, name, slug, 0, 1 from s`;
    await openRefund(db, laura, order, {
      amount: price - 1,
      left: price,
      method: "nequi",
      lines: [],
    });
    await openRefund(db, laura, order, {
      amount: 1,
      left: 1,
      method: "nequi",
      lines: [{ item: line!.id, quantity: 1, restock: true }],
    });
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", has_reservation: false });
  });

  test("claimed by a reversal or disputed keeps it from being ready and from being handed over", async () => {
    const order = await addPickup(db, laura);
    const { id } = await requestReversal(db, "anon", { token: order.token });
    await expect(handOver(db, laura, order, { code: order.code })).rejects.toMatchObject({
      hint: "not_allowed",
    });
    await expect(handOver(db, laura, order, PERSON)).rejects.toMatchObject({ hint: "reversal_open" });
    expect((await detail("anon", order)).pickup).toMatchObject({ is_open: false, code: null });
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(0);
    // Its days begin again with the answer.
    await decideReversal(db, laura, id, false, "El producto no tiene el defecto que dices.");
    expect(await tidy()).toBe(0);
    expect(await handOver(db, laura, order, { code: order.code })).toMatchObject({ stage: "entregado" });

    const early = await addPaidOrder(db);
    await db.sql`update public.orders set delivery = 'tienda', shipping_address = '', shipping_place = null where id = ${early.order_id}`;
    await requestReversal(db, "anon", { token: early.token });
    await expect(moveOrder(db, laura, early, "ready")).rejects.toMatchObject({ hint: "reversal_open" });
    const bulk = await answerAs<{ moved: string[]; skipped: { id: string }[] }>(
      db,
      laura,
    )`select public.move_orders(array[${early.order_id}]::uuid[], 'ready')`;
    expect(bulk).toMatchObject({ moved: [], skipped: [{ id: early.order_id }] });
  });

  test("unpaid, it counts in the limit of cash until it is fetched", async () => {
    const buyer = await addPerson(db);
    const product = await addProduct(db, { stock: 5 });
    const order = await placeOrder(db, buyer, {
      ...CASH,
      items: [cartLine(product)],
      total: product.price,
      delivery: "tienda",
    });
    const open = () => answerAs<string>(db, buyer)`select open from public.own_cash_limit()`;
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "ready");
    expect(await open()).toBe(String(product.price));
    await handOver(db, laura, order, { ...PERSON, received: true });
    expect(await open()).toBe("0");
  });
});

describe("an order that nobody fetches", () => {
  test.each([
    [2, []],
    [3, ["order.waiting"]],
    [7, ["order.waiting"]],
    [14, ["order.waiting"]],
  ])("after %i opening days gets %j, once", async (days, reminders) => {
    const order = await addPickup(db, laura);
    await waitInShop(db, order, days);
    await db.sql`update public.store_settings set opens_at = '00:00'`;
    await tidy();
    await tidy();
    await db.sql`update public.store_settings set opens_at = '09:00'`;
    expect((await kinds(order)).filter((kind) => kind === "order.waiting")).toEqual(reminders);
    expect(await rowOf(order)).toMatchObject({ stage: "por_recoger" });
  });

  test("is reminded a second time after seven, and a third time never", async () => {
    const order = await addPickup(db, laura);
    for (const days of [4, 8, 9]) {
      await waitInShop(db, order, days);
      await tidy();
    }
    expect((await kinds(order)).filter((kind) => kind === "order.waiting")).toHaveLength(2);
  });

  test("unpaid, it is cancelled after fifteen and its unit is for sale again", async () => {
    const order = await addPickup(db, laura, CASH);
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(1);
    expect(await orderOf(db, order)).toMatchObject({
      status: "cancelled",
      payment_status: "unpaid",
      shipping_status: "cancelled",
      has_reservation: false,
    });
    expect(await stockOf(order.product)).toBe(5);
    expect((await kinds(order)).at(-1)).toBe("order.unclaimed");
    expect(await kinds(order)).not.toContain("order.cancelled");
    expect(await tidy()).toBe(0);
  });

  test("paid to the provider, its money goes back, meanwhile nobody gets it, then it is cancelled", async () => {
    const order = await addPickup(db, laura);
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(1);
    expect(
      await answerOf<boolean>(db)`select refund_due from public.payments where order_id = ${order.order_id}`,
    ).toBe(true);
    await expect(handOver(db, laura, order, { code: order.code })).rejects.toMatchObject({
      hint: "not_allowed",
    });
    expect(await tidy()).toBe(0);
    await applyRefund(db, order, order.product.price, order.product.price);
    expect(await orderOf(db, order)).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
      has_reservation: false,
    });
    expect(await stockOf(order.product)).toBe(5);
    expect((await kinds(order)).slice(-2)).toEqual(["order.unclaimed", "order.refunded"]);
  });

  test("partly given back by hand, the provider is not asked for the whole: staff are told", async () => {
    const order = await addPickup(db, laura);
    await db.sql`update public.payments set refunded_amount = 1000, returned_by_hand = 1000 where order_id = ${order.order_id}`;
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(1);
    expect(
      await answerOf<boolean>(db)`select refund_due from public.payments where order_id = ${order.order_id}`,
    ).toBe(false);
    expect(
      await db.sql`select 1 from private.payment_troubles('unclaimed') where order_id = ${order.order_id}`,
    ).toHaveLength(1);
  });

  test("paid to staff, they are told: it stays until they give the money back or hand it over", async () => {
    const order = await addPickup(db, laura, CASH);
    await moveOrder(db, laura, order, "collect", { details: { method: "nequi" } });
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(1);
    expect(await orderOf(db, order)).toMatchObject({ status: "confirmed", shipping_status: "ready" });
    const troubles = () =>
      db.sql`select order_id from private.payment_troubles('unclaimed') where order_id = ${order.order_id}`;
    expect(await troubles()).toHaveLength(1);
    expect(await tidy()).toBe(0);
    await openRefund(db, laura, order, {
      amount: order.product.price,
      left: order.product.price,
      method: "nequi",
    });
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", has_reservation: false });
    expect(await troubles()).toHaveLength(0);
  });

  test("its days are the shop's: Sundays and Semana Santa do not count", async () => {
    // Wednesday before Easter of 2027: Thursday and Friday are holidays.
    expect(await answerOf<string>(db)`select private.add_opening_days('2027-03-24 12:00-05', 3)::text`).toBe(
      "2027-03-30",
    );
  });

  test("a withdrawal asked for before ends with the money back", async () => {
    const order = await addPickup(db, laura);
    await requestWithdrawal(db, "anon", { token: order.token });
    await waitInShop(db, order, 16);
    expect(await tidy()).toBe(1);
    await applyRefund(db, order, order.product.price, order.product.price);
    expect(
      await answerOf<string>(db)`select state from public.retractos where order_id = ${order.order_id}`,
    ).toBe("reembolsado");
  });
});

describe("a change between parcel and pick-up", () => {
  test("to the shop erases the address, also of earlier corrections, and keeps the total", async () => {
    const order = await addPaidOrder(db);
    const known = {
      name: "Ana Gómez",
      phone: await answerOf<string>(
        db,
      )`select customer_phone from public.orders where id = ${order.order_id}`,
      address: "Calle 1 # 2-3, Envigado, Antioquia",
    };
    await db.as(
      laura,
      (sql) => sql`
      select public.correct_order(${order.order_id}, ${sql.json(known)}, 'Ana Gómez', '3001234567', ${JSON.stringify(placeAt("Calle 9 # 8-7"))}::text::jsonb)`,
    );
    await switchTo(order, "tienda");
    expect(await rowOf(order)).toMatchObject({ delivery: "tienda", shipping_address: "" });
    const events = await db.sql`select details from public.order_events where order_id = ${order.order_id}`;
    expect(JSON.stringify(events)).not.toContain("Calle 9");
    expect(
      await answerOf<number>(db)`select total_price from public.orders where id = ${order.order_id}`,
    ).toBe(order.product.price);
    expect((await kinds(order)).at(-1)).toBe("order.switched");
  });

  test("to a parcel asks for the address and leaves the waiting", async () => {
    const order = await addPickup(db, laura);
    await expect(switchTo(order, "envio")).rejects.toMatchObject({ hint: "bad_shipping" });
    expect(await switchTo(order, "envio", "Calle 9 # 8-7")).toEqual({
      stage: "por_enviar",
      stamp: "confirmed/paid/processing",
    });
    expect(await kinds(order)).not.toContain("order.ready");
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await expect(switchTo(order, "tienda")).rejects.toMatchObject({ hint: "already_shipped" });
  });

  test("refuses a stale view and what it already is", async () => {
    const order = await addPickup(db, laura);
    await expect(switchTo(order, "tienda")).rejects.toMatchObject({ hint: "moved" });
    await expect(
      db.as(
        laura,
        (sql) => sql`select public.switch_delivery(${order.order_id}, 'confirmed/paid/pending', 'envio')`,
      ),
    ).rejects.toMatchObject({ hint: "moved" });
  });
});

test("an account's deletion and retention forget who fetched it", async () => {
  const order = await addPickup(db, laura);
  await handOver(db, laura, order, PERSON);
  await db.sql`select private.forget_buyers(array[${order.order_id}]::uuid[])`;
  expect(await rowOf(order)).toMatchObject({ collector_name: null, collector_document: null });
});
