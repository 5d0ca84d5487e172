import { describe, expect, test } from "vitest";
import { fiveBusinessDaysAgo } from "../factories/business-days.ts";
import { applyRefund, cartLine, chargeOrder, openRefund, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { decideReversal, requestReversal, reversalOf } from "../factories/reversals.ts";
import { deliveryDay, orderDetail, requestWithdrawal, setDelivered } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");

describe("a reversal beside a withdrawal", () => {
  /** Two products of $50.000 paid by card, delivered so that the withdrawal is in time. */
  async function delivered() {
    const owner = await addPerson(db);
    const products = [await addProduct(db, { name: "Control" }), await addProduct(db, { name: "Base" })];
    const placed = await placeOrder(db, owner, {
      items: products.map((one) => cartLine(one)),
      total: 100_000,
    });
    await chargeOrder(db, placed.token, "approved", `mp-${placed.order_id}`, 100_000);
    await db.sql`update public.orders set created_at = now() - interval '60 days', paid_at = now() - interval '60 days' where id = ${placed.order_id}`;
    const order = { ...placed, product: products[0]! };
    await setDelivered(db, order, await deliveryDay(db, "in time"));
    const [base, control] = await db.sql<{ id: string }[]>`
      select id from public.order_items where order_id = ${order.order_id} order by name`;
    return { ...order, owner, base: base!.id, control: control!.id };
  }
  const askedOf = async ({ order_id }: { order_id: string }) =>
    (
      await db.sql`select amount, state from public.retractos where order_id = ${order_id} order by requested_at desc`
    )[0];

  test("withdrawn lines are not reversed as well, and the rest can be", async () => {
    const order = await delivered();
    await requestWithdrawal(db, order.owner, { order: order.order_id, items: [order.base] });
    expect(
      (await refusal(requestReversal(db, order.owner, { order: order.order_id, amount: 50_001 }))).message,
    ).toBe("Puedes pedir la reversión de entre $1 y $50.000.");
    expect(await requestReversal(db, order.owner, { order: order.order_id })).toMatchObject({
      amount: 50_000,
    });
  });

  test("a withdrawal of everything leaves nothing to reverse", async () => {
    const order = await delivered();
    await requestWithdrawal(db, order.owner, { order: order.order_id });
    expect(
      (await refusal(requestReversal(db, order.owner, { order: order.order_id, amount: 1 }))).message,
    ).toBe("Pediste el retracto de todo este pedido: con él se devuelve el dinero.");
  });

  test("money claimed by a reversal is not refunded by a withdrawal as well: the other line can be withdrawn from", async () => {
    const order = await delivered();
    await requestReversal(db, order.owner, { order: order.order_id, amount: 50_000 });
    const both = await refusal(requestWithdrawal(db, order.owner, { order: order.order_id }));
    expect(both).toMatchObject({ hint: "reversal_open", message: expect.stringContaining("hasta $50.000") });
    expect(
      await requestWithdrawal(db, order.owner, { order: order.order_id, items: [order.base] }),
    ).toMatchObject({
      amount: 50_000,
    });
  });

  test("a reversal of everything leaves nothing to withdraw from", async () => {
    const order = await delivered();
    await requestReversal(db, order.owner, { order: order.order_id, amount: 100_000 });
    expect((await refusal(requestWithdrawal(db, order.owner, { order: order.order_id }))).message).toBe(
      "Pediste la reversión del pago: cuando la resolvamos sabrás si hace falta un retracto.",
    );
  });

  test("waiting for the answer to one does not use up the term of the other", async () => {
    const order = await delivered();
    const { id } = await requestReversal(db, order.owner, { order: order.order_id, amount: 100_000 });
    // Requested on the withdrawal's last day and answered two weeks later.
    const long = await deliveryDay(db, "late");
    await setDelivered(db, order, long);
    await db.sql`update public.reversiones set requested_at = ${long}::timestamptz where id = ${id}`;
    await decideReversal(db, laura, id, false, "El producto es el que pediste.");
    const [line] = (await orderDetail(db, order.owner, { order: order.order_id }))!.withdrawal.lines;
    const [five] = await db.sql`select private.add_business_days(private.co_date(), 5)::text as day`;
    expect(line).toMatchObject({ refusal: null, deadline: five?.day });
    const made = await requestWithdrawal(db, order.owner, { order: order.order_id });
    expect(made).toMatchObject({ amount: 100_000 });

    const { late } = await fiveBusinessDaysAgo(db);
    await db.sql`update public.retractos set requested_at = ${late}::date + time '15:00', state = 'rechazado', decided_at = now() where id = ${made.id}`;
    expect(await requestReversal(db, order.owner, { order: order.order_id, learnedOn: late })).toMatchObject({
      state: "solicitada",
      deadline: five?.day,
    });
  });

  test("a late request extends no term", async () => {
    const order = await delivered();
    await setDelivered(db, order, await deliveryDay(db, "late"));
    const { id } = await requestReversal(db, order.owner, { order: order.order_id });
    await decideReversal(db, laura, id, false, "El producto es el que pediste.");
    const hint = await hintOf(requestWithdrawal(db, order.owner, { order: order.order_id }));
    expect(hint).toBe("out_of_time");
  });

  test.each([
    ["named", true],
    ["known by its lines", false],
  ])(
    "each closes with its own refund: the withdrawal's, %s, does not close the reversal",
    async (_how, isNamed) => {
      const order = await delivered();
      const asked = await requestWithdrawal(db, order.owner, { order: order.order_id, items: [order.base] });
      const { id } = await requestReversal(db, order.owner, { order: order.order_id, amount: 50_000 });
      await decideReversal(db, laura, id, true);
      await db.as(laura, (sql) => sql`select public.decide_withdrawal(${asked.id}, true, '')`);
      await openRefund(db, laura, order, {
        amount: 50_000,
        left: 100_000,
        retracto: isNamed ? asked.id : null,
        lines: [{ item: order.base, quantity: 1, restock: false }],
      });
      await applyRefund(db, order, 50_000, 100_000);
      expect(await askedOf(order)).toEqual({ amount: 50_000, state: "reembolsado" });
      expect((await reversalOf(db, order))?.state).toBe("aceptada");
      await openRefund(db, laura, order, { amount: 50_000, left: 50_000 });
      await applyRefund(db, order, 100_000, 100_000);
      expect((await reversalOf(db, order))?.state).toBe("reembolsada");
    },
  );
});
