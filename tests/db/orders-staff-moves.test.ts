import { describe, expect, test } from "vitest";
import { addCashOrder, addPaidOrder, addPickup, openRefund } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addCardOrder, requestReversal } from "../factories/reversals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");

/** The moves that an order's page offers to staff. */
const shown = (order: { order_id: string }) =>
  answerAs<{ moves: string[]; stamp: string; can_correct: boolean }>(
    db,
    laura,
  )`select public.staff_order(${order.order_id})`;

/** The moves of an order in other states, and whether its delivery data could be corrected. */
async function rules({ order_id }: { order_id: string }, stamp: string) {
  const [status, payment, shipping] = stamp.split("/");
  const [row] = await db.sql<{ moves: string[]; correctable: boolean }[]>`
    select private.order_moves(x) as moves, private.is_correctable(x) as correctable
    from public.orders o, jsonb_populate_record(o, jsonb_build_object('status', ${status!}::text,
      'payment_status', ${payment!}::text, 'shipping_status', ${shipping!}::text)) x
    where o.id = ${order_id}`;
  return { moves: row!.moves.join(" "), correctable: row!.correctable };
}

const byCard = await addPaidOrder(db);
const onDelivery = await addCashOrder(db);
const fetched = await addPickup(db, laura, { method: "contra_entrega" });

describe("a parcel paid by card", () => {
  test.each([
    ["placed/unpaid/pending", "cancel", true],
    ["placed/rejected/pending", "cancel", true],
    ["placed/pending/pending", "", true],
    ["confirmed/paid/pending", "prepare ship", true],
    ["confirmed/partially_refunded/pending", "prepare ship", true],
    ["confirmed/paid/processing", "ship deliver back", true],
    ["confirmed/paid/shipped", "transit out deliver track back", false],
    ["confirmed/paid/in_transit", "out deliver track back", false],
    ["confirmed/paid/out_for_delivery", "deliver track back", false],
    ["fulfilled/paid/delivered", "back", false],
    ["confirmed/charged_back/pending", "cancel", true],
    ["confirmed/charged_back/shipped", "track back", false],
    ["cancelled/refunded/cancelled", "", false],
    ["fulfilled/refunded/delivered", "", false],
    ["expired/unpaid/cancelled", "", false],
  ])("%s allows: %s", async (stamp, moves, correctable) => {
    expect(await rules(byCard, stamp)).toEqual({ moves, correctable });
  });
});

describe("a parcel paid on delivery", () => {
  test.each([
    ["placed/unpaid/pending", "confirm cancel", true],
    ["confirmed/unpaid/pending", "prepare ship collect cancel back", true],
    ["confirmed/unpaid/processing", "ship deliver collect cancel back", true],
    ["confirmed/unpaid/shipped", "transit out deliver track collect cancel back", false],
    ["confirmed/paid/pending", "prepare ship uncollect", true],
    ["fulfilled/unpaid/delivered", "collect back", false],
    ["fulfilled/paid/delivered", "uncollect back", false],
    ["cancelled/unpaid/cancelled", "", false],
  ])("%s allows: %s", async (stamp, moves, correctable) => {
    expect(await rules(onDelivery, stamp)).toEqual({ moves, correctable });
  });
});

describe("a pick-up", () => {
  test.each([
    ["placed/unpaid/pending", "confirm cancel", true],
    ["confirmed/unpaid/pending", "prepare ready collect cancel back", true],
    ["confirmed/unpaid/processing", "ready collect cancel back", true],
    ["confirmed/unpaid/ready", "hand_over collect cancel back", true],
    ["confirmed/paid/ready", "hand_over uncollect back", true],
    ["confirmed/charged_back/ready", "cancel back", true],
    ["fulfilled/paid/delivered", "uncollect back", false],
  ])("%s allows: %s", async (stamp, moves, correctable) => {
    expect(await rules(fetched, stamp)).toEqual({ moves, correctable });
  });
});

test("nothing can be moved during a refund", async () => {
  const order = await addPaidOrder(db);
  await openRefund(db, laura, order, { amount: 20_000, left: 50_000 });
  expect((await shown(order)).moves).toEqual([]);
});

test("an order's page shows the moves of its state, without those that a reversal or a dispute blocks", async () => {
  const order = await addCardOrder(db);
  expect(await shown(order)).toMatchObject({
    moves: ["prepare", "ship"],
    stamp: "confirmed/paid/pending",
    can_correct: true,
  });
  await requestReversal(db, order.owner, { order: order.order_id });
  expect((await shown(order)).moves).toEqual(["prepare"]);
  const disputed = await addPaidOrder(db);
  await db.sql`update public.payments set status = 'in_mediation' where order_id = ${disputed.order_id}`;
  expect((await shown(disputed)).moves).toEqual(["prepare"]);
});
