import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addCourse, completeLesson, enrol } from "../factories/courses.ts";
import { buyProduct, cartLine, placeOrder, setPayment } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import {
  addWithdrawableOrder,
  deliveryDay,
  orderDetail,
  requestWithdrawal,
  setDelivered,
  type WithdrawalRequest,
} from "../factories/withdrawals.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();

describe("the deadline to withdraw", () => {
  test("is the fifth business day after the delivery, in Colombia's days", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db, "2026-03-02 23:30:00-05");
    const found = await orderDetail(db, owner, { order: order_id });
    expect(found?.withdrawal.lines.map((one) => one.deadline)).toEqual(["2026-03-09", "2026-03-09"]);
    expect(await refusal(requestWithdrawal(db, owner, { order: order_id }))).toMatchObject({
      hint: "out_of_time",
      message: "El plazo para retractarte de «Base» venció el 9 de marzo de 2026.",
    });
  });

  test("is still open on its last day, and over the day after", async () => {
    const good = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    expect(await requestWithdrawal(db, good.owner, { order: good.order_id })).toMatchObject({
      state: "solicitado",
      amount: 100_000,
    });
    const late = await addWithdrawableOrder(db, await deliveryDay(db, "late"));
    expect(await hintOf(requestWithdrawal(db, late.owner, { order: late.order_id }))).toBe("out_of_time");
    const [left] =
      await db.sql`select count(*)::int as n from public.retractos where order_id = ${late.order_id}`;
    expect(left?.n).toBe(0);
  });

  test("has not begun while the products are on their way", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db);
    expect(await requestWithdrawal(db, owner, { order: order_id })).toMatchObject({ deadline: null });
  });

  test("promises the refund within fifteen days and is logged", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const { id } = await requestWithdrawal(db, owner, { order: order_id, reason: "  No era mi color " });
    const [row] = await db.sql`
      select r.refund_by - private.co_date() as days, r.reason, a.actor, a.details ->> 'retracto' as noted
      from public.retractos r join public.audit_log a on a.entity_id = r.order_id::text and a.action = 'withdrawal.requested'
      where r.id = ${id}`;
    expect(row).toEqual({ days: 15, reason: "No era mi color", actor: owner, noted: id });
  });

  test("runs from the delivery, whatever sets 'delivered' and however often", async () => {
    const { order_id, owner } = await addWithdrawableOrder(db);
    await db.sql`update public.orders set shipping_status = 'delivered' where id = ${order_id}`;
    const at = async () =>
      (await db.sql`select delivered_at from public.orders where id = ${order_id}`)[0]?.delivered_at;
    const first = await at();
    expect(first).toBeInstanceOf(Date);
    await db.sql`update public.orders set shipping_status = 'delivered', tracking_number = 'X' where id = ${order_id}`;
    expect(await at()).toEqual(first);
    await db.sql`update public.orders set shipping_status = 'in_transit' where id = ${order_id}`;
    expect(await at()).toBeNull();
    expect((await orderDetail(db, owner, { order: order_id }))?.withdrawal.lines[0]?.deadline).toBeNull();
  });
});

describe("what can be withdrawn from", () => {
  test("an unpaid, refunded or cancelled order cannot; each says why", async () => {
    const product = await addProduct(db);
    const owner = await addPerson(db);
    const { order_id } = await placeOrder(db, owner, { items: [cartLine(product)], total: product.price });
    const why = async () => await refusal(requestWithdrawal(db, owner, { order: order_id }));
    expect(await why()).toMatchObject({
      hint: "not_withdrawable",
      message: expect.stringContaining("no se ha pagado"),
    });
    await setPayment(db, { order_id }, "refunded");
    expect((await why()).message).toBe("Ya te devolvimos el dinero de este pedido.");
    await db.sql`update public.orders set payment_status = 'unpaid' where id = ${order_id}`;
    expect((await why()).message).toContain("se canceló");
  });

  test("products paid on delivery can, once delivered", async () => {
    const product = await addProduct(db);
    const order = await buyProduct(db, product, 2, { method: "contra_entrega" });
    expect(await hintOf(requestWithdrawal(db, "anon", { token: order.token }))).toBe("not_withdrawable");
    await setDelivered(db, order, await deliveryDay(db, "in time"));
    expect(await requestWithdrawal(db, "anon", { token: order.token })).toMatchObject({ amount: 100_000 });
  });

  test("chosen lines, each once; the rest may follow when the first request is settled", async () => {
    const { owner, order_id, base, control } = await addWithdrawableOrder(
      db,
      await deliveryDay(db, "in time"),
    );
    const first = await requestWithdrawal(db, owner, { order: order_id, items: [base] });
    expect(first).toMatchObject({ item_ids: [base], amount: 50_000 });
    await db.sql`update public.retractos set state = 'reembolsado' where id = ${first.id}`;
    const again = await refusal(requestWithdrawal(db, owner, { order: order_id, items: [base] }));
    expect(again).toMatchObject({ hint: "out_of_time", message: "Ya pediste el retracto de «Base»." });
    expect(await requestWithdrawal(db, owner, { order: order_id })).toMatchObject({ item_ids: [control] });
  });

  test("a rejected request may be made again", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const { id } = await requestWithdrawal(db, owner, { order: order_id });
    await db.sql`update public.retractos set state = 'rechazado' where id = ${id}`;
    expect((await requestWithdrawal(db, owner, { order: order_id })).id).not.toBe(id);
  });

  test("not lines of another order, none at all, or with an endless reason", async () => {
    const mine = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const other = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const hint = async (more: WithdrawalRequest) =>
      await hintOf(requestWithdrawal(db, mine.owner, { order: mine.order_id, ...more }));
    expect(await hint({ items: [mine.base, other.base] })).toBe("not_found");
    expect(await hint({ items: [randomUUID()] })).toBe("not_found");
    expect(await hint({ items: [] })).toBe("no_items");
    expect(await hint({ reason: "x".repeat(1001) })).toBe("bad_reason");
  });

  test("a course until it is started: a lesson opened or done after paying ends the right", async () => {
    const owner = await addPerson(db);
    const [untouched, opened, done] = [await addCourse(db), await addCourse(db), await addCourse(db)];
    // From an earlier, refunded purchase.
    await db.sql`insert into public.course_positions (user_id, course_id, lesson_id, seen_at)
      values (${owner}, ${untouched.id}, 'uno', now() - interval '1 year')`;
    const order = await enrol(db, owner, [untouched, opened, done]);
    await db.as(owner, (sql) => sql`select public.visit_lesson(${opened.id}, 'dos')`);
    await completeLesson(db, owner, done, "uno");
    const { item_ids, amount, deadline } = await requestWithdrawal(db, owner, { order });
    const [line] = await db.sql`select item_id, private.add_business_days(private.co_date(), 5)::text as until
      from public.order_items where id = any (${item_ids})`;
    expect([amount, item_ids.length, line?.item_id, deadline]).toEqual([
      90_000,
      1,
      untouched.id,
      line?.until,
    ]);
    const begun = (await orderDetail(db, owner, { order }))?.withdrawal.lines.filter(({ refusal }) =>
      refusal?.includes("ya empezó"),
    );
    expect(begun).toHaveLength(2);
  });

  test("a digital code until it is sent, as its buyer agreed; the parcel beside it as usual", async () => {
    const owner = await addPerson(db);
    const [code, control] = await Promise.all([addProduct(db, { kind: "tarjeta" }), addProduct(db)]);
    const items = [cartLine(code), cartLine(control)];
    const order = await placeOrder(db, owner, { items, total: code.price + control.price });
    await setPayment(db, order, "paid");
    const refused = async () =>
      (await orderDetail(db, owner, { order: order.order_id }))?.withdrawal.lines.filter(
        (one) => one.refusal,
      );
    expect(await refused()).toEqual([]);
    await setDelivered(db, order, await deliveryDay(db, "in time"));
    expect(await refused()).toMatchObject([
      { refusal: expect.stringContaining("ya se envió con tu autorización") },
    ]);
    expect(await requestWithdrawal(db, owner, { order: order.order_id })).toMatchObject({
      amount: control.price,
    });
  });

  test("a service of the catalogue until it is done; never a repair whose quote was approved", async () => {
    const owner = await addPerson(db);
    const [service] =
      await db.sql`insert into public.services (name, price) values ('Limpieza', 60000) returning id`;
    const items = [{ type: "service", id: service?.id, quantity: 1 }];
    const order = await placeOrder(db, owner, { items, total: 60_000 });
    await setPayment(db, order, "paid");
    const why = async () =>
      (await orderDetail(db, owner, { order: order.order_id }))?.withdrawal.lines[0]?.refusal;
    expect(await why()).toBeNull();
    await db.sql`update public.orders set status = 'fulfilled' where id = ${order.order_id}`;
    expect(await why()).toContain("ya empezó con tu autorización");
    await db.sql`update public.orders set status = 'confirmed' where id = ${order.order_id}`;
    await db.sql`update public.order_items set item_type = 'repair' where order_id = ${order.order_id}`;
    expect((await refusal(requestWithdrawal(db, owner, { order: order.order_id }))).message).toContain(
      "ya empezó",
    );
  });

  test("one open request per order, even from two tabs at once", async () => {
    const { owner, order_id, token } = await addWithdrawableOrder(db, await deliveryDay(db, "in time"));
    const answers = await withConnections(db, 6, (runner) =>
      Promise.allSettled(Array.from({ length: 6 }, () => requestWithdrawal(runner, owner, { token }))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = await refusal(requestWithdrawal(db, owner, { order: order_id }));
    expect(again).toMatchObject({ hint: "already_requested" });
    expect(again.message).toMatch(/^Ya pediste el retracto de este pedido el \d+ de [a-z]+ de \d{4}\./);
  });
});
