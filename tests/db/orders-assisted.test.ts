import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  acceptTerms,
  addAssisted,
  addToOrder,
  changeLines,
  placeAssisted,
  staffLine,
} from "../factories/assisted.ts";
import { addCourse } from "../factories/courses.ts";
import { writeInvoice } from "../factories/invoices.ts";
import {
  addCashOrder,
  addPaidOrder,
  buyProduct,
  chargeOrder,
  moveOrder,
  openRefund,
  orderEvents,
  orderOf,
  SHIPMENT,
} from "../factories/orders.ts";
import { mailsAbout } from "../factories/outbox.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { addPeople, nextPhone } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPeople(db);
const laura = staff.employee;
const answer = answerOf(db);

const linesOf = (id: string) =>
  db.sql`select name, quantity, unit_price, list_price, discount_reason from public.order_items where order_id = ${id} order by name`;
const kindsOf = async (id: string) => (await mailsAbout(db, id)).map(({ kind }) => kind);
const pay = (order: { token: string; order_id: string }, total: number) =>
  chargeOrder(db, order.token, "approved", newProviderId(), total);

describe("an order that staff place", () => {
  test("by link reserves its units and waits in opening hours; its buyer accepts the terms and pays", async () => {
    const order = await addAssisted(db, laura, { quantity: 2 });
    const [row] = await db.sql`
      select channel, seller_id, status, payment_method, has_reservation, total_price, terms_accepted_at, shipping_address, customer_email,
        expires_at = private.add_opening_hours(created_at, make_interval(hours => (select cash_hold_hours from public.store_settings))) as waits
      from public.orders where id = ${order.order_id}`;
    expect(row).toEqual({
      channel: "asistida",
      seller_id: laura,
      status: "placed",
      payment_method: "card",
      has_reservation: true,
      total_price: order.total,
      terms_accepted_at: null,
      shipping_address: "Calle 1 # 2-3, Envigado, Antioquia",
      customer_email: "ana@example.com",
      waits: true,
    });
    expect(await stockOf(db, order.product)).toBe(3);
    expect(await orderEvents(db, order)).toEqual([
      { kind: "placed", actor_kind: "equipo", actor: laura, note: "" },
    ]);
    expect(await kindsOf(order.order_id)).toEqual(["order.link"]);

    const detail = () => answer`select public.order_detail(p_token => ${order.token}) -> 'needs_terms'`;
    expect(await detail()).toBe(true);
    expect(await hintOf(beginPayment(db, order.token))).toBe("terms_required");
    await acceptTerms(db, order);
    expect(await detail()).toBe(false);
    await pay(order, order.total);
    expect(await orderOf(db, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
    expect(
      await answer`select terms_accepted_at is not null from public.orders where id = ${order.order_id}`,
    ).toBe(true);
    expect(await kindsOf(order.order_id)).toEqual(["order.link", "order.placed"]);
  });

  test("on delivery is confirmed at once, whatever strangers may order; the buyer is told", async () => {
    const product = await addProduct(db, { stock: 60, price: 2_000_000 });
    const { id } = await placeAssisted(db, laura, {
      lines: [staffLine(product, 50)],
      method: "contra_entrega",
    });
    expect(await orderOf(db, { order_id: id })).toMatchObject({
      status: "confirmed",
      payment_status: "unpaid",
      has_reservation: true,
      expires_at: null,
    });
    expect(await kindsOf(id)).toEqual(["order.placed"]);
    await moveOrder(db, laura, { order_id: id }, "ship", { details: SHIPMENT });
    expect(await orderOf(db, { order_id: id })).toMatchObject({ shipping_status: "shipped" });
  });

  test("is placed once for a key, and not with other data", async () => {
    const product = await addProduct(db, { stock: 5 });
    const order = { key: randomUUID(), lines: [staffLine(product)], customer: { phone: nextPhone() } };
    const both = await Promise.all([placeAssisted(db, laura, order), placeAssisted(db, laura, order)]);
    expect(both[0]).toEqual(both[1]);
    expect(await stockOf(db, product)).toBe(4);
    expect(await hintOf(placeAssisted(db, laura, { ...order, lines: [staffLine(product, 2)] }))).toBe(
      "checkout_changed",
    );
  });

  test("lowers prices as far as the role may, with a reason, and keeps the price of the list", async () => {
    const product = await addProduct(db, { stock: 5, price: 100_000 });
    const at = (price: number, reason = "Cliente frecuente") =>
      placeAssisted(db, laura, { lines: [staffLine(product, 1, { price, list: 100_000, reason })] });
    expect(await hintOf(at(80_000))).toBe("discount_limit");
    expect(await hintOf(at(95_000, ""))).toBe("no_reason");
    expect(await hintOf(at(110_000))).toBe("bad_price");
    const { id, token } = await at(90_000);
    expect(await linesOf(id)).toMatchObject([
      { unit_price: 90_000, list_price: 100_000, discount_reason: "Cliente frecuente" },
    ]);
    // The holder of the link reads the discount, neither why nor who gave it.
    const seen = JSON.stringify(
      await answerAs(
        db,
        "anon",
      )`select jsonb_build_array(public.order_detail(p_token => ${token}), public.order_by_token(${token}))`,
    );
    expect(seen).toContain("100000");
    for (const hidden of ["Cliente frecuente", laura]) expect(seen).not.toContain(hidden);
    expect(await hintOf(placeAssisted(db, laura, { lines: [staffLine(product, 1, { list: 99_000 })] }))).toBe(
      "price_changed",
    );
    expect(await hintOf(placeAssisted(db, laura, { lines: [staffLine(product)], total: 1 }))).toBe(
      "price_changed",
    );
    expect(await stockOf(db, product)).toBe(4);
  });

  test.each<[string, Partial<Parameters<typeof placeAssisted>[2]>, string]>([
    ["no address for a parcel", { street: null }, "bad_shipping"],
    ["no name", { customer: { name: "A" } }, "bad_shipping"],
    ["no phone", { customer: { phone: "1" } }, "bad_shipping"],
    ["nothing", { lines: [] }, "empty_cart"],
    ["more than there is", { lines: [] }, "out_of_stock"],
    ["a product twice", { lines: [] }, "bad_cart"],
    ["a price that is none", { lines: [] }, "bad_price"],
    ["nobody's customer", { customer: { id: "nadie" } }, "bad_customer"],
  ])("is refused with %s", async (what, order, hint) => {
    const product = await addProduct(db, { stock: 2 });
    const lines =
      what === "nothing"
        ? []
        : what === "more than there is"
          ? [staffLine(product, 3)]
          : what === "a product twice"
            ? [staffLine(product), staffLine(product)]
            : what === "a price that is none"
              ? [staffLine(product, 1, { price: -1 })]
              : [staffLine(product)];
    expect(await hintOf(placeAssisted(db, laura, { ...order, lines }))).toBe(hint);
    expect(await stockOf(db, product)).toBe(2);
  });

  test("has a course only for somebody with an account, and no code is paid on delivery", async () => {
    const course = await addCourse(db);
    const line = { type: "course", id: course.id, quantity: 1, price: course.price };
    expect(await hintOf(placeAssisted(db, laura, { lines: [line] }))).toBe("needs_account");
    const code = await addProduct(db, { stock: 3 });
    await db.sql`update public.products set kind = 'tarjeta' where id = ${code.id}`;
    const onDelivery = { lines: [staffLine(code)], method: "contra_entrega" as const };
    expect(await hintOf(placeAssisted(db, laura, onDelivery))).toBe("cash_not_offered");
    expect(
      await hintOf(placeAssisted(db, laura, { ...onDelivery, method: "link", delivery: "tienda" })),
    ).toBe("bad_shipping");
    await placeAssisted(db, laura, { ...onDelivery, method: "link", street: null });
    expect(await stockOf(db, code)).toBe(2);
  });

  test("is not for customers", async () => {
    const product = await addProduct(db, { stock: 2 });
    const work = placeAssisted(db, staff.cliente, { lines: [staffLine(product)] });
    expect((await refusal(work)).code).toBe("42501");
  });

  test("keeps its units after a rejected card until its link ends, and then counts against nobody", async () => {
    const order = await addAssisted(db, laura, { quantity: 5 });
    await acceptTerms(db, order);
    await chargeOrder(db, order.token, "rejected", newProviderId(), order.total);
    expect(await stockOf(db, order.product)).toBe(0);
    const { payment_id } = await beginPayment(db, order.token);
    await db.sql`select public.abandon_payment(${payment_id}, 'unknown')`;
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "rejected", has_reservation: true });
    await db.sql`update public.orders set created_at = now() - interval '20 hours', expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    expect((await refusal(beginPayment(db, order.token))).message).toContain("Este enlace de pago venció");
    await db.as("service_role", (sql) => sql`select public.expire_orders()`);
    expect(await orderOf(db, order)).toMatchObject({ status: "expired", has_reservation: false });
    // A guest reserves as if there had been no such order.
    const next = await buyProduct(db, order.product, 1);
    expect(await orderOf(db, next)).toMatchObject({ has_reservation: true });
  });

  test("and the web want the last unit: one has it", async () => {
    const product = await addProduct(db, { stock: 1 });
    const tries = await Promise.allSettled([
      placeAssisted(db, laura, { lines: [staffLine(product)] }),
      buyProduct(db, product, 1),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(db, product)).toBe(0);
  });
});

describe("the lines of an order that is not paid", () => {
  test("are changed before it is sent: total, stock by the difference, timeline and mail", async () => {
    const order = await addAssisted(db, laura, { quantity: 2 });
    const { product } = order;
    const other = await addProduct(db, { stock: 5, price: 30_000 });
    const wanted = [
      staffLine(product, 1, { price: product.price - 1000, reason: "Caja abierta" }),
      staffLine(other, 3),
    ];
    await changeLines(db, laura, order, wanted);
    const total = product.price - 1000 + 90_000;
    expect(await answer`select total_price from public.orders where id = ${order.order_id}`).toBe(total);
    expect(await answer`select quantity from public.orders where id = ${order.order_id}`).toBe(4);
    expect([await stockOf(db, product), await stockOf(db, other)]).toEqual([4, 2]);
    const [event] = await db.sql`
      select kind, note, actor, details from public.order_events where order_id = ${order.order_id} order by id desc limit 1`;
    expect(event).toEqual({
      kind: "changed",
      note: "Lo pidió por teléfono",
      actor: laura,
      details: {
        total: [order.total, total],
        lines: expect.arrayContaining([
          { name: product.name, quantity: [2, 1], price: [product.price, product.price - 1000] },
          { name: other.name, quantity: [0, 3], price: [30_000, 30_000] },
        ]),
      },
    });
    expect(await kindsOf(order.order_id)).toEqual(["order.link", "order.changed"]);

    // The same again changes nothing, and a lowered price stays without its reason.
    await changeLines(db, laura, order, [
      staffLine(product, 1, { price: product.price - 1000 }),
      staffLine(other, 3),
    ]);
    expect(await orderEvents(db, order)).toHaveLength(2);
    // Taken off and added again.
    await changeLines(db, laura, order, [staffLine(other, 3)]);
    await changeLines(db, laura, order, [staffLine(other, 5), staffLine(product, 2)]);
    expect([await stockOf(db, product), await stockOf(db, other)]).toEqual([3, 0]);
    await acceptTerms(db, order);
    await pay(order, product.price * 2 + 150_000);
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("of one on delivery too, by whoever placed it, until it leaves", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "prepare");
    await changeLines(db, laura, order, [staffLine(order.product, 3)]);
    expect(await stockOf(db, order.product)).toBe(2);
    expect(await hintOf(changeLines(db, laura, order, [staffLine(order.product, 9)]))).toBe("out_of_stock");
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    expect(await hintOf(changeLines(db, laura, order, [staffLine(order.product, 1)]))).toBe("not_changeable");
    expect(await stockOf(db, order.product)).toBe(2);
  });

  test("never become more expensive than they were, nor nothing", async () => {
    const order = await addAssisted(db, laura, { method: "contra_entrega" });
    const at = (price: number) =>
      changeLines(db, laura, order, [staffLine(order.product, 1, { price, reason: "Ajuste" })]);
    expect(await hintOf(at(order.product.price + 1))).toBe("bad_price");
    await at(order.product.price - 1000);
    await at(order.product.price);
    expect(await linesOf(order.order_id)).toMatchObject([{ list_price: null, discount_reason: "" }]);
    expect(await hintOf(changeLines(db, laura, order, []))).toBe("empty_cart");
    expect(
      await hintOf(
        changeLines(db, staff.admin, order, [staffLine(order.product, 1, { price: 0, reason: "Regalo" })]),
      ),
    ).toBe("bad_total");
  });

  test("get no more units at a price that the caller could not give", async () => {
    const product = await addProduct(db, { stock: 9 });
    const half = (quantity: number) =>
      staffLine(product, quantity, { price: product.price / 2, reason: "Caja rota" });
    const { id } = await placeAssisted(db, staff.admin, { lines: [half(2)] });
    const order = { order_id: id };
    expect(await hintOf(changeLines(db, laura, order, [half(3)]))).toBe("discount_limit");
    await changeLines(db, laura, order, [half(1)]);
    await changeLines(db, staff.admin, order, [{ ...half(4), reason: "" }]);
    expect(await linesOf(id)).toMatchObject([{ quantity: 4, discount_reason: "Caja rota" }]);
  });

  test("are changed by one of two people who saw the same order", async () => {
    const order = await addAssisted(db, laura);
    const seen = { total: order.total };
    const tries = await Promise.allSettled([
      changeLines(db, laura, order, [staffLine(order.product, 2)], seen),
      changeLines(db, staff.manager, order, [staffLine(order.product, 3)], seen),
    ]);
    const lost = tries.filter((one) => one.status === "rejected");
    expect(lost.map(({ reason }) => reason.hint)).toEqual(["moved"]);
    expect(5 - (await stockOf(db, order.product))).toBe(
      await answer`select quantity from public.orders where id = ${order.order_id}`,
    );
  });

  test("wait for a payment in progress, and the one that its buyer saw before a change is not charged", async () => {
    const order = await addAssisted(db, laura, { quantity: 2 });
    await acceptTerms(db, order);
    const shown = order.total;
    await changeLines(db, laura, order, [staffLine(order.product, 1)]);
    const [{ token }] = [order];
    const late = db.as(
      "service_role",
      (sql) => sql`select public.begin_payment(${token}, 'mark', 'card', '{}', ${shown})`,
    );
    expect(await hintOf(late)).toBe("price_changed");
    await beginPayment(db, token);
    expect(await hintOf(changeLines(db, laura, order, [staffLine(order.product, 2)]))).toBe("not_changeable");
  });

  test("a payment of an attempt from before the change goes back, though the provider answers late", async () => {
    const order = await addAssisted(db, laura, { quantity: 2 });
    await acceptTerms(db, order);
    const { payment_id, idempotency_key } = await beginPayment(db, order.token);
    await db.sql`select public.abandon_payment(${payment_id}, 'unknown')`;
    await changeLines(db, laura, order, [staffLine(order.product, 1)]);
    const id = newProviderId();
    const update = paymentUpdate({ order_id: order.order_id, total: order.total }, id, "approved", {
      idempotency_key,
    });
    expect(await applyPayment(db, update)).toBe("refund_due");
    expect(await orderOf(db, order)).toMatchObject({ status: "placed", paid_by: null });
    await applyPayment(db, { ...update, status: "refunded", updated_at: "2026-06-01T00:00:00Z" });
    await pay(order, order.product.price);
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("are not changed where somebody pays on the web, has a receipt, or for a customer", async () => {
    const web = await buyProduct(db, await addProduct(db, { stock: 5 }), 1);
    const cash = await addCashOrder(db);
    expect((await refusal(changeLines(db, laura, web, [staffLine(cash.product)]))).message).toContain(
      "está pagando este pedido en la web",
    );
    await moveOrder(db, laura, cash, "confirm");
    await writeInvoice(db, laura, cash.order_id, { number: "FE77" });
    expect(await hintOf(changeLines(db, laura, cash, [staffLine(cash.product, 2)]))).toBe("not_changeable");
    const work = changeLines(db, staff.cliente, cash, [staffLine(cash.product, 2)]);
    expect((await refusal(work)).code).toBe("42501");
  });
});

describe("an order that is paid", () => {
  test("keeps its lines; what is added is an order of its own that names it, paid by its own link", async () => {
    const order = await addPaidOrder(db, 2);
    const other = await addProduct(db, { stock: 5, price: 30_000 });
    expect(await hintOf(changeLines(db, laura, order, [staffLine(order.product, 1)]))).toBe("paid");
    const key = randomUUID();
    const added = await addToOrder(db, laura, order, [staffLine(other, 2)], { key });
    expect(await addToOrder(db, laura, order, [staffLine(other, 2)], { key })).toEqual(added);
    expect(await stockOf(db, other)).toBe(3);
    const [row] = await db.sql`
      select a.channel, a.status, a.total_price, a.parent_id, a.shipping_place = o.shipping_place as same_place, a.customer_phone = o.customer_phone as same_phone
      from public.orders a, public.orders o where a.id = ${added.id} and o.id = ${order.order_id}`;
    expect(row).toEqual({
      channel: "asistida",
      status: "placed",
      total_price: 60_000,
      parent_id: order.order_id,
      same_place: true,
      same_phone: true,
    });
    const related = (token: string) => answer`select public.order_detail(p_token => ${token}) -> 'related'`;
    expect(await related(order.token)).toEqual({
      parent: null,
      added: [{ ...added, total: 60_000, status: "placed", payment_status: "unpaid" }],
    });
    expect(await related(added.token)).toEqual({
      parent: { id: order.order_id, token: order.token },
      added: [],
    });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "paid", status: "confirmed" });
    expect((await orderEvents(db, order)).at(-1)).toMatchObject({ kind: "changed", actor: laura });
    expect(await kindsOf(added.id)).toEqual(["order.link"]);
    await acceptTerms(db, { order_id: added.id });
    await pay({ token: added.token, order_id: added.id }, 60_000);
    // What is added to an addition goes with the first order.
    const more = await addToOrder(db, laura, { order_id: added.id }, [staffLine(other)], {
      method: "contra_entrega",
    });
    expect(await answer`select parent_id from public.orders where id = ${more.id}`).toBe(order.order_id);
    expect(await orderOf(db, { order_id: more.id })).toMatchObject({ status: "confirmed" });
  });

  test("gives what is taken off back as a refund of those lines, which return to the shelf", async () => {
    const order = await addPaidOrder(db, 2);
    const [line] = await db.sql`select id from public.order_items where order_id = ${order.order_id}`;
    const { id } = await openRefund(db, laura, order, {
      amount: order.product.price,
      left: order.product.price * 2,
      lines: [{ item: line!.id, quantity: 1, restock: true }],
    });
    // Not while the money is on its way.
    expect(await hintOf(addToOrder(db, laura, order, [staffLine(order.product)]))).toBe("not_changeable");
    await applyPayment(
      db,
      paymentUpdate(
        { order_id: order.order_id, total: order.product.price * 2 },
        `mp-${order.order_id}`,
        "approved",
        {
          refunded_amount: order.product.price,
          updated_at: new Date(Date.now() + 1000).toISOString(),
        },
      ),
    );
    expect(await answer`select state from public.refunds where id = ${id}`).toBe("hecho");
    expect(await stockOf(db, order.product)).toBe(4);
    await addToOrder(db, laura, order, [staffLine(order.product, 4)]);
    expect(await stockOf(db, order.product)).toBe(0);
  });

  test.each(["a withdrawal", "another total", "an unpaid order", "a course", "a customer"])(
    "gets nothing more with %s",
    async (what) => {
      const order =
        what === "an unpaid order"
          ? await addAssisted(db, laura, { method: "contra_entrega" })
          : await addPaidOrder(db);
      let [lines, seen, who] = [[staffLine(order.product)], {}, laura];
      if (what === "a withdrawal") {
        await db.sql`update public.orders set delivered_at = null where id = ${order.order_id}`;
        await requestWithdrawal(db, "anon", { token: order.token });
      }
      if (what === "another total") seen = { total: 1 };
      if (what === "a course") {
        const course = await addCourse(db);
        lines = [{ type: "course", id: course.id, quantity: 1, price: course.price }];
      }
      if (what === "a customer") who = staff.cliente;
      const { code, hint } = await refusal(addToOrder(db, who, order, lines, seen));
      expect(hint ?? code).toBe(
        {
          "a withdrawal": "not_changeable",
          "another total": "moved",
          "an unpaid order": "not_paid",
          "a course": "bad_cart",
          "a customer": "42501",
        }[what],
      );
      expect(await answer`select count(*)::int from public.orders where parent_id = ${order.order_id}`).toBe(
        0,
      );
    },
  );
});
