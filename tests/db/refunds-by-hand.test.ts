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
} from "../factories/orders.ts";
import { mailsAbout } from "../factories/outbox.ts";
import { applyPayment, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson } from "../factories/people.ts";
import { askKey, blockRefund, giveKey } from "../factories/refund-keys.ts";
import { addCardOrder, decideReversal, requestReversal, reversalOf } from "../factories/reversals.ts";
import { orderDetail, requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const boss = await addPerson(db, "admin");

const PRICE = 50_000;

const byHand = (
  order: ProductOrder,
  amount: number,
  left: number,
  more: Partial<Parameters<typeof openRefund>[3]> = {},
  staff = laura,
) => openRefund(db, staff, order, { amount, left, channel: "manual", reference: "M123456", ...more });

async function payment({ order_id }: ProductOrder) {
  const [row] = await db.sql`
    select status, refunded_amount as back, returned_by_hand as hand from public.payments where order_id = ${order_id}`;
  return row;
}

/** The provider's report: `back` is what it returned itself. */
const report = ({ order_id }: ProductOrder, status: string, back: number | null, detail = status) =>
  applyPayment(
    db,
    paymentUpdate({ order_id, total: PRICE }, `mp-${order_id}`, status, {
      status_detail: detail,
      refunded_amount: back,
      updated_at: new Date().toISOString(),
    }),
  );

/** A paid order of which the provider returns no part, with a key of the buyer. */
async function withKey(why = "parte"): Promise<ProductOrder> {
  const order = await addPaidOrder(db);
  await blockRefund(db, laura, order, why);
  await askKey(db, laura, order);
  await giveKey(db, "anon", order.token);
  return order;
}

describe("money of an electronic payment is returned by hand", () => {
  test("only after the provider refused it for good, to a key of the buyer, with a reference", async () => {
    const order = await addPaidOrder(db);
    expect(await hintOf(byHand(order, 20_000, PRICE))).toBe("not_by_hand");
    expect(await hintOf(askKey(db, laura, order))).toBe("not_by_hand");
    // Refused for a reason that may pass.
    await blockRefund(db, laura, order, "");
    expect(await hintOf(byHand(order, 20_000, PRICE))).toBe("not_by_hand");
    await blockRefund(db, laura, order, "parte");
    expect(await hintOf(byHand(order, 20_000, PRICE))).toBe("no_key");
    await askKey(db, laura, order);
    expect(await hintOf(byHand(order, 20_000, PRICE))).toBe("no_key");
    await giveKey(db, "anon", order.token);
    expect(await hintOf(byHand(order, 20_000, PRICE, { reference: " x " }))).toBe("no_reference");
    // The whole payment is returned by the provider.
    expect(await hintOf(byHand(order, PRICE, PRICE))).toBe("not_by_hand");
    expect(await payment(order)).toEqual({ status: "approved", back: 0, hand: 0 });

    expect(await byHand(order, 20_000, PRICE)).toMatchObject({ state: "hecho", channel: "manual" });
    expect(await payment(order)).toEqual({ status: "approved", back: 20_000, hand: 20_000 });
    expect((await orderOf(db, order)).payment_status).toBe("partially_refunded");
    const [refund] = await db.sql`
      select destination, reference from public.refunds where order_id = ${order.order_id} and state = 'hecho'`;
    expect(refund).toEqual({ destination: "Nequi terminado en 4567", reference: "M123456" });
    // The rest is a part for the provider, which still holds all of it.
    expect(await byHand(order, 30_000, 30_000)).toMatchObject({ state: "hecho" });
    expect(await payment(order)).toEqual({ status: "approved", back: PRICE, hand: PRICE });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await hintOf(byHand(order, 1, 0))).toBe("not_refundable");
  });

  test("all of it, when the payment is too old for the provider", async () => {
    const order = await withKey("plazo");
    await byHand(order, PRICE, PRICE);
    expect(await payment(order)).toEqual({ status: "approved", back: PRICE, hand: PRICE });
    expect((await orderOf(db, order)).payment_status).toBe("refunded");
    // The provider reports the payment as before.
    expect(await report(order, "approved", 0, "accredited")).toBe("refunded");
    expect((await orderOf(db, order)).payment_status).toBe("refunded");
  });

  test("cash needs none of this", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "collect");
    expect(await hintOf(askKey(db, laura, order))).toBe("not_by_hand");
    await openRefund(db, laura, order, {
      amount: PRICE,
      left: PRICE,
      method: "efectivo",
      channel: "manual",
    });
    expect(await payment(order)).toEqual({ status: "refunded", back: PRICE, hand: 0 });
  });

  test("once, when two members of staff note it at once: 20 of 20", async () => {
    for (let round = 0; round < 20; round += 1) {
      const order = await withKey();
      const results = await withConnections(db, 2, (runner) =>
        Promise.allSettled(
          [laura, boss].map((staff) =>
            openRefund(runner, staff, order, {
              amount: 20_000,
              left: PRICE,
              channel: "manual",
              reference: "M123456",
            }),
          ),
        ),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await payment(order)).toEqual({ status: "approved", back: 20_000, hand: 20_000 });
    }
  });
});

describe("the provider reports after money was returned by hand", () => {
  test("its own smaller amount, and the sum stays right", async () => {
    const order = await withKey();
    await byHand(order, 20_000, PRICE);
    expect(await report(order, "approved", 0, "accredited")).toBe("partially_refunded");
    expect(await payment(order)).toEqual({ status: "approved", back: 20_000, hand: 20_000 });
    expect(await report(order, "approved", 10_000, "partially_refunded")).toBe("partially_refunded");
    expect(await payment(order)).toEqual({ status: "approved", back: 30_000, hand: 20_000 });
    // An older amount of its own is still stale.
    expect(await report(order, "approved", 5_000, "partially_refunded")).toBe("stale");
    // The rest.
    expect(await report(order, "approved", 30_000, "partially_refunded")).toBe("refunded");
    expect(await payment(order)).toEqual({ status: "approved", back: PRICE, hand: 20_000 });
    expect((await orderOf(db, order)).payment_status).toBe("refunded");
  });

  test("a refund of everything, and no more than the payment counts", async () => {
    const order = await withKey();
    await byHand(order, 20_000, PRICE);
    await applyRefund(db, order, PRICE, PRICE);
    expect(await payment(order)).toEqual({ status: "refunded", back: PRICE, hand: 20_000 });
    expect((await orderOf(db, order)).payment_status).toBe("refunded");
  });

  test("a chargeback, which raises its alert, and is over when the shop wins it", async () => {
    const order = await withKey();
    await byHand(order, 20_000, PRICE);
    const troubles = async () =>
      (await db.sql`select kind from private.payment_troubles() where order_id = ${order.order_id}`).map(
        ({ kind }) => kind as string,
      );
    expect(await troubles()).toEqual([]);
    expect(await report(order, "charged_back", 0, "in_process")).toBe("charged_back");
    expect(await troubles()).toEqual(["chargeback"]);
    expect((await orderOf(db, order)).payment_status).toBe("charged_back");
    expect(await report(order, "charged_back", null, "reimbursed")).toBe("partially_refunded");
    expect(await payment(order)).toMatchObject({ back: 20_000, hand: 20_000 });
    expect(await troubles()).toEqual([]);
  });

  test("a chargeback that the shop wins after all of it was returned by hand: nothing is left", async () => {
    const order = await withKey("plazo");
    await byHand(order, PRICE, PRICE);
    expect(await report(order, "charged_back", 0, "in_process")).toBe("charged_back");
    expect(await report(order, "charged_back", 0, "reimbursed")).toBe("refunded");
    expect((await orderOf(db, order)).payment_status).toBe("refunded");
  });
});

describe("the clock of a claim", () => {
  test("of a withdrawal of a part stays, and ends by the money that was returned by hand", async () => {
    const order = await addPaidOrder(db, 2);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    const [line] = await db.sql<{ id: string }[]>`
      select id from public.order_items where order_id = ${order.order_id}`;
    await openRefund(db, laura, order, {
      amount: PRICE,
      left: 100_000,
      lines: [{ item: line!.id, quantity: 1, restock: false }],
    });
    await applyRefund(db, order, PRICE, 100_000);
    const { id, amount } = await requestWithdrawal(db, "anon", { token: order.token });
    expect(amount).toBe(PRICE);
    await db.as(laura, (sql) => sql`select public.decide_withdrawal(${id}, true, '')`);
    const stateOf = async () =>
      (await db.sql`select state, refund_by::text as by from public.retractos where id = ${id}`)[0];
    const before = await stateOf();
    const refused = await openRefund(db, laura, order, { amount, left: PRICE, retracto: id });
    await db.as(
      "service_role",
      (sql) => sql`select public.finish_refund(${refused.id}, 'No puede', 'plazo')`,
    );
    expect(await stateOf()).toEqual(before);
    await askKey(db, laura, order);
    await giveKey(db, "anon", order.token);
    await byHand(order, amount, PRICE, { retracto: id });
    expect(await stateOf()).toEqual({ ...before, state: "reembolsado" });
  });

  test("of a reversal of a part too", async () => {
    const order = await addCardOrder(db);
    const made = await requestReversal(db, order.owner, { order: order.order_id, amount: 20_000 });
    await decideReversal(db, laura, made.id, true);
    await blockRefund(db, laura, order, "parte");
    await askKey(db, laura, order);
    await giveKey(db, order.owner, order.token);
    expect((await reversalOf(db, order))?.state).toBe("aceptada");
    await byHand(order, 20_000, PRICE);
    expect((await reversalOf(db, order))?.state).toBe("reembolsada");
    const [row] = await db.sql`
      select respond_by::text as by from public.reversiones where order_id = ${order.order_id}`;
    expect(row?.by).toBe(made.respond_by);
  });
});

describe("the buyer's key", () => {
  test("is given only when asked for, and until it was used", async () => {
    const order = await addPaidOrder(db);
    expect(await hintOf(giveKey(db, "anon", order.token))).toBe("not_wanted");
    await blockRefund(db, laura, order, "parte");
    expect(await hintOf(giveKey(db, "anon", order.token))).toBe("not_wanted");
    await askKey(db, laura, order);
    expect(await hintOf(askKey(db, boss, order))).toBe("asked");
    expect(await hintOf(giveKey(db, "anon", "otro-enlace"))).toBe("not_found");
    await giveKey(db, "anon", order.token);
    expect(await giveKey(db, "anon", order.token, { kind: "daviplata", number: "3109876543" })).toMatchObject(
      {
        is_wanted: true,
        text: "Daviplata terminado en 6543",
      },
    );
    await byHand(order, 20_000, PRICE);
    expect(await hintOf(giveKey(db, "anon", order.token))).toBe("not_wanted");
    expect((await orderEvents(db, order)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["key_asked", "key_given", "refund"]),
    );
  });

  test.each([
    ["no kind", { kind: "" }, "bad_kind"],
    ["a Nequi that is no cell phone", { number: "6041234567" }, "bad_number"],
    ["a Bre-B key with spaces", { kind: "breb", number: "dos palabras" }, "bad_number"],
    ["an account without its bank", { kind: "cuenta", number: "123456789", account: "ahorros" }, "bad_bank"],
    ["an account without its kind", { kind: "cuenta", number: "123456789", bank: "Banco" }, "bad_bank"],
    ["no holder", { holder: " " }, "bad_holder"],
    ["no document", { document: "1" }, "bad_document"],
  ])("with %s is refused", async (_, key, hint) => {
    const order = await addPaidOrder(db);
    await blockRefund(db, laura, order, "parte");
    await askKey(db, laura, order);
    expect(await hintOf(giveKey(db, "anon", order.token, key))).toBe(hint);
  });

  test("is seen in full by staff and its owner alone: the link shows its last characters", async () => {
    const { owner, ...order } = await addCardOrder(db);
    await blockRefund(db, laura, order, "parte");
    await askKey(db, laura, order);
    await giveKey(db, "anon", order.token, {
      kind: "cuenta",
      number: "00123456789",
      bank: "Banco Secreto",
      account: "ahorros",
    });
    const seen = JSON.stringify(await orderDetail(db, "anon", { token: order.token }));
    expect(seen).toContain("cuenta terminada en 6789");
    for (const secret of ["0012345", "Banco Secreto", "Ana Ríos", "1020304050"])
      expect(seen).not.toContain(secret);
    for (const who of [owner, laura]) {
      const [row] = await db.as(
        who,
        (sql) => sql`select key, bank from public.refund_keys where order_id = ${order.order_id}`,
      );
      expect(row).toEqual({ key: "00123456789", bank: "Banco Secreto" });
    }
  });

  test("is asked for and confirmed by mail, and the refund's mail says where it went", async () => {
    const { owner: _, ...order } = await addCardOrder(db);
    await blockRefund(db, laura, order, "parte");
    expect(await askKey(db, laura, order)).toBe(true);
    await giveKey(db, "anon", order.token);
    await byHand(order, 20_000, PRICE);
    const mails = await mailsAbout(db, order.order_id);
    const of = (wanted: string) => mails.filter(({ kind }) => kind === wanted).map(({ data }) => data);
    expect(of("order.key")).toMatchObject([
      { state: "asked" },
      { state: "given", to: "Nequi terminado en 4567" },
    ]);
    expect(of("order.refunded")).toMatchObject([{ amount: 20_000, to: "Nequi terminado en 4567" }]);
  });

  test("keeps an account that waits for its money, and is deleted with it", async () => {
    const { owner, ...order } = await addCardOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    await blockRefund(db, laura, order, "parte");
    await askKey(db, laura, order);
    await giveKey(db, owner, order.token);
    const obstacle = async () =>
      (await db.sql<{ text: string | null }[]>`select private.deletion_obstacle(${owner}) as text`)[0]?.text;
    expect(await obstacle()).toContain("devolución de dinero pendiente");
    await byHand(order, 20_000, PRICE);
    expect(await obstacle()).toBeNull();
    await db.sql`select private.forget_buyers(array[${order.order_id}::uuid])`;
    expect(await db.sql`select 1 from public.refund_keys where order_id = ${order.order_id}`).toHaveLength(0);
    const [refund] = await db.sql`
      select destination, reference from public.refunds where order_id = ${order.order_id} and state = 'hecho'`;
    expect(refund).toEqual({ destination: "", reference: "" });
  });
});
