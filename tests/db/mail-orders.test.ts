import { beforeEach, describe, expect, test } from "vitest";
import {
  addCashOrder,
  addPaidOrder,
  applyRefund,
  moveOrder,
  openRefund,
  type PlacedOrder,
  SHIPMENT,
} from "../factories/orders.ts";
import { mailsAbout, outboxOf } from "../factories/outbox.ts";
import { applyPayment, newProviderId } from "../factories/payment-updates.ts";
import { abandonPayment, expireOrder, openSale, snapshot } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { addCardOrder, decideReversal, requestReversal } from "../factories/reversals.ts";
import { addWithdrawableOrder, requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const asStaff = queryAs(db, staff);

beforeEach(() => db.sql`delete from private.outbox`);

type Order = Pick<PlacedOrder, "order_id">;

/** The kinds of mail about an order, except its acknowledgement. */
const mailKinds = async ({ order_id }: Order) =>
  (await mailsAbout(db, order_id)).map(({ kind }) => kind).filter((kind) => kind !== "order.placed");
const sendAll = () => db.sql`update private.outbox set sent_at = now() where sent_at is null`;

describe("the buyer of a current order", () => {
  test("is notified when it is confirmed, shipped and delivered; other steps send no mail", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, staff, order, "confirm");
    await moveOrder(db, staff, order, "prepare");
    expect(await mailKinds(order)).toEqual(["order.confirmed"]);
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    await moveOrder(db, staff, order, "transit");
    await moveOrder(db, staff, order, "out");
    expect(await mailKinds(order)).toEqual(["order.confirmed", "order.shipped"]);
    await sendAll();
    await moveOrder(db, staff, order, "deliver", { details: { money_received: true } });
    expect(await mailKinds(order)).toEqual(["order.confirmed", "order.shipped", "order.delivered"]);
  });

  test("gets no mail of the confirmation after paying by card", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    expect(await mailKinds(order)).toEqual(["order.shipped"]);
  });

  test("is notified again of a corrected number; an unsent mail is replaced", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    await moveOrder(db, staff, order, "track", { details: { ...SHIPMENT, tracking: "700998" } });
    expect(await mailsAbout(db, order.order_id)).toMatchObject([
      { kind: "order.placed" },
      { kind: "order.shipped", data: { corrects: false } },
    ]);
    await sendAll();
    await moveOrder(db, staff, order, "track", { details: { ...SHIPMENT, tracking: "700997" } });
    // A change of the date alone does not count.
    await moveOrder(db, staff, order, "track", { details: { ...SHIPMENT, tracking: "700997" } });
    expect((await mailsAbout(db, order.order_id)).slice(2)).toMatchObject([
      { kind: "order.shipped", data: { corrects: true } },
    ]);
  });

  test("is not notified of the shipment again when staff undo the delivery", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    await sendAll();
    await moveOrder(db, staff, order, "deliver");
    await moveOrder(db, staff, order, "back", { details: { reason: "Aún no llegó" } });
    const mails = await mailsAbout(db, order.order_id);
    expect(mails.filter(({ kind }) => kind === "order.shipped")).toHaveLength(1);
  });

  test("is notified of the shipment when an undone delivery had removed that mail", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    await moveOrder(db, staff, order, "deliver");
    expect(await mailKinds(order)).not.toContain("order.shipped");
    await moveOrder(db, staff, order, "back", { details: { reason: "Aún no llegó" } });
    expect((await mailKinds(order)).filter((kind) => kind === "order.shipped")).toHaveLength(1);
  });

  test("is notified of a restored number, and of a new shipment without one", async () => {
    const order = await addPaidOrder(db);
    const newest = async () => {
      const mails = await mailsAbout(db, order.order_id);
      await sendAll();
      return [mails.filter(({ kind }) => kind === "order.shipped").length, mails.at(-1)?.data.corrects];
    };
    const unnumbered = { carrier: "Coordinadora" };
    const back = { reason: "Volvió a la tienda" };
    await moveOrder(db, staff, order, "ship", { details: SHIPMENT });
    expect(await newest()).toEqual([1, false]);
    await moveOrder(db, staff, order, "track", { details: { ...SHIPMENT, tracking: "700998" } });
    expect(await newest()).toEqual([2, true]);
    await moveOrder(db, staff, order, "track", { details: SHIPMENT });
    expect(await newest()).toEqual([3, true]);
    await moveOrder(db, staff, order, "back", { details: back });
    await moveOrder(db, staff, order, "ship", { details: unnumbered });
    expect(await newest()).toEqual([4, false]);
    await moveOrder(db, staff, order, "back", { details: back });
    await moveOrder(db, staff, order, "ship", { details: unnumbered });
    expect(await newest()).toEqual([5, false]);
  });

  test.each([
    ["confirm", "order.confirmed"],
    ["ship", "order.shipped"],
    ["deliver", "order.delivered"],
  ])("gets no mail of a %s undone before sending, and gets it when it is done again", async (step, kind) => {
    const order = await addCashOrder(db);
    const path = ["confirm", "ship", "deliver"];
    for (const one of path.slice(0, path.indexOf(step) + 1))
      await moveOrder(db, staff, order, one, { details: one === "ship" ? SHIPMENT : {} });
    expect(await mailKinds(order)).toContain(kind);
    await moveOrder(db, staff, order, "back", { details: { reason: "Me equivoqué de pedido" } });
    expect(await mailKinds(order)).not.toContain(kind);
    await moveOrder(db, staff, order, step, { details: step === "ship" ? SHIPMENT : {} });
    expect(await mailKinds(order)).toContain(kind);
  });
});

describe("the buyer of a payment that is not decided at once", () => {
  const kindsOf = async ({ order_id }: Order) => (await mailsAbout(db, order_id)).map(({ kind }) => kind);

  test.each([
    [
      "a review, then approved",
      [
        ["in_process", "pending_contingency"],
        ["approved", "accredited"],
      ],
      ["order.placed", "order.approved"],
    ],
    [
      "a review, then rejected",
      [
        ["in_process", "pending_contingency"],
        ["rejected", "bank_error"],
      ],
      ["order.placed", "order.rejected"],
    ],
    [
      "a bank's page, then approved",
      [
        ["pending", "pending_waiting_transfer"],
        ["approved", "accredited"],
      ],
      ["order.placed"],
    ],
    [
      "a bank's page, then rejected",
      [
        ["pending", "pending_waiting_transfer"],
        ["rejected", "expired"],
      ],
      [],
    ],
    [
      "a challenge, then rejected",
      [
        ["pending", "pending_challenge"],
        ["rejected", "cc_rejected_3ds_challenge"],
      ],
      [],
    ],
    [
      "a challenge, then a review",
      [
        ["pending", "pending_challenge"],
        ["in_process", "pending_review_manual"],
      ],
      ["order.placed"],
    ],
  ] as const)("%s: %j", async (_, reports, kinds) => {
    const sale = await openSale(db);
    const id = newProviderId();
    for (const [status, status_detail] of reports) {
      await applyPayment(db, snapshot(sale, id, status, { status_detail }));
      await sendAll();
    }
    expect(await kindsOf(sale.order)).toEqual(kinds);
  });
});

describe("the buyer of an order that ends", () => {
  test("is notified when the shop cancels it, not when the buyer does or it was not paid", async () => {
    const byShop = await addCashOrder(db);
    await moveOrder(db, staff, byShop, "cancel", { details: { reason: "No llegamos a esa zona" } });
    expect(await mailKinds(byShop)).toEqual(["order.cancelled"]);

    const byBuyer = await addCashOrder(db, { method: "card" });
    await db.as("service_role", (sql) => sql`select public.cancel_order(p_token => ${byBuyer.token})`);
    expect(await mailKinds(byBuyer)).toEqual([]);

    const unpaid = await addCashOrder(db, { method: "card" });
    await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${unpaid.order_id}`;
    await db.sql`select public.expire_orders()`;
    expect(await mailKinds(unpaid)).toEqual([]);
  });

  test("is notified when a cash order was never confirmed", async () => {
    const order = await addCashOrder(db);
    await db.sql`select private.cancel_unpaid(${order.order_id}, 'expired')`;
    expect(await mailKinds(order)).toEqual(["order.expired"]);
  });
});

/** A payment that arrived after its order ended and its product was sold. */
async function dueRefund() {
  const sale = await openSale(db);
  const id = newProviderId();
  await abandonPayment(db, sale.paymentId);
  await expireOrder(db, sale);
  await db.sql`update public.products set stock = 0 where id = ${sale.product.id}`;
  await applyPayment(db, snapshot(sale, id, "approved"));
  return { sale, id };
}

describe("money that is refunded", () => {
  test("is reported once for each amount, whoever refunded it", async () => {
    const order = await addPaidOrder(db, 2);
    await applyRefund(db, order, 30_000, 100_000);
    await applyRefund(db, order, 30_000, 100_000);
    expect(await mailKinds(order)).toEqual(["order.refunded"]);
    await sendAll();
    await applyRefund(db, order, 100_000, 100_000);
    const mails = (await mailsAbout(db, order.order_id)).filter(({ kind }) => kind === "order.refunded");
    expect(mails.map(({ data }) => data)).toMatchObject([
      { attempt: 1, amount: 30_000 },
      { attempt: 1, amount: 70_000 },
    ]);
    // The order ends with it: no second mail about the cancellation.
    expect(await mailKinds(order)).toEqual(["order.refunded", "order.refunded"]);
  });

  test("is reported when it was cash", async () => {
    const order = await addCashOrder(db);
    for (const step of ["confirm", "prepare", "collect"]) await moveOrder(db, staff, order, step);
    await openRefund(db, staff, order, { amount: 20_000, left: 50_000, method: "nequi" });
    expect((await mailsAbout(db, order.order_id)).at(-1)).toMatchObject({
      kind: "order.refunded",
      data: { amount: 20_000 },
    });
  });

  test("of a product sold meanwhile is reported when due, and not again when refunded at once", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await abandonPayment(db, sale.paymentId);
    await expireOrder(db, sale);
    await db.sql`update public.products set stock = 0 where id = ${sale.product.id}`;
    expect(await applyPayment(db, snapshot(sale, id, "approved"))).toBe("refund_due");
    expect(await mailKinds(sale.order)).toEqual(["order.refunded"]);
    await applyPayment(db, snapshot(sale, id, "refunded", { refunded_amount: 50_000 }));
    expect(await mailKinds(sale.order)).toEqual(["order.refunded"]);
  });

  test("long after it was due is reported when refunded", async () => {
    const { sale, id } = await dueRefund();
    await sendAll();
    await applyPayment(db, snapshot(sale, id, "refunded", { refunded_amount: 50_000 }));
    expect(await mailKinds(sale.order)).toEqual(["order.refunded", "order.refunded"]);
  });
});

describe("what a buyer claims", () => {
  test("a withdrawal is acknowledged and its decision mailed, once each", async () => {
    const order = await addWithdrawableOrder(db);
    const made = await requestWithdrawal(db, order.owner, { order: order.order_id });
    await asStaff`select public.decide_withdrawal(${made.id}, false, 'Le faltan piezas a la caja')`;
    expect(
      (await mailsAbout(db, order.order_id)).filter(({ kind }) => kind === "order.withdrawal"),
    ).toMatchObject([
      { data: { id: made.id, state: "solicitado" } },
      { data: { id: made.id, state: "rechazado" } },
    ]);
  });

  test("a reversal is acknowledged and its decision mailed; the refund is reported as such", async () => {
    const order = await addCardOrder(db);
    const made = await requestReversal(db, order.owner, { order: order.order_id });
    await decideReversal(db, staff, made.id, true);
    const mails = () => mailsAbout(db, order.order_id);
    expect(
      (await mails()).filter(({ kind }) => kind === "order.reversal").map(({ data }) => data.state),
    ).toEqual(["solicitada", "aceptada"]);
    await applyRefund(db, order, 50_000, 50_000);
    expect((await mails()).at(-1)?.kind).toBe("order.refunded");
  });
});

test("an order without an e-mail address sends no mail", async () => {
  const order = await addCashOrder(db, { email: "" });
  await moveOrder(db, staff, order, "confirm");
  await moveOrder(db, staff, order, "cancel", { details: { reason: "No contesta" } });
  expect(await mailsAbout(db, order.order_id)).toEqual([]);
});

test("a mail that is being sent is left to its worker", async () => {
  const order = await addCashOrder(db);
  await moveOrder(db, staff, order, "confirm");
  const claimed = await outboxOf(db).claim(["order.confirmed"]);
  await moveOrder(db, staff, order, "back", { details: { reason: "Me equivoqué de pedido" } });
  expect(claimed).toHaveLength(1);
  expect(await mailKinds(order)).toEqual(["order.confirmed"]);
});
