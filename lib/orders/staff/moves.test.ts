import { describe, expect, test } from "vitest";
import { type MovableOrder, nextMove, orderMoves, orderStamp, otherMove } from "./moves";

// That every state allows exactly what the database allows is a test of the database: tests/db/orders-staff.test.ts.
const order = (more: Partial<MovableOrder> = {}): MovableOrder => ({
  status: "confirmed",
  paymentMethod: "card",
  paymentStatus: "paid",
  shippingStatus: "pending",
  hasGoods: true,
  hasParcel: true,
  hasServices: false,
  isPaymentInFlight: false,
  isRefunding: false,
  ...more,
});
const cash = (more: Partial<MovableOrder> = {}) =>
  order({ paymentMethod: "contra_entrega", paymentStatus: "unpaid", ...more });

describe("orderMoves", () => {
  test("confirms an order that is paid on delivery before anything else", () => {
    expect(orderMoves(cash({ status: "placed" }))).toEqual(["confirm", "cancel"]);
  });
  test("never ships what is not paid, disputed or on its way back", () => {
    expect(orderMoves(order({ status: "placed", paymentStatus: "unpaid" }))).toEqual(["cancel"]);
    expect(orderMoves(order({ paymentStatus: "charged_back" }))).toEqual(["cancel"]);
    expect(orderMoves(order({ isRefunding: true }))).toEqual([]);
  });
  test("leaves a paid order to a refund instead of cancelling it", () => {
    expect(orderMoves(order())).toEqual(["prepare", "ship"]);
  });
  test("leaves an order alone while its payment is under way", () => {
    const paying = order({ status: "placed", paymentStatus: "unpaid", isPaymentInFlight: true });
    expect(orderMoves(paying)).toEqual([]);
  });
  test("hands over in the shop what is prepared, and takes a delivery back", () => {
    expect(orderMoves(order({ shippingStatus: "processing" }))).toContain("deliver");
    expect(orderMoves(order({ status: "fulfilled", shippingStatus: "delivered" }))).toEqual(["back"]);
  });
  test("of digital codes has one step, that they were sent, and takes it back", () => {
    expect(orderMoves(order({ hasParcel: false }))).toEqual(["deliver"]);
    expect(orderMoves(order({ hasParcel: false, status: "fulfilled", shippingStatus: "delivered" }))).toEqual(
      ["back"],
    );
  });
  test("ends a service when it is done, after the parcel if there is one", () => {
    expect(orderMoves(order({ hasGoods: false, hasParcel: false, hasServices: true }))).toEqual(["complete"]);
    expect(orderMoves(order({ hasServices: true }))).not.toContain("complete");
  });
});

describe("nextMove", () => {
  test.each([
    [cash({ status: "placed" }), "confirm"],
    [order(), "prepare"],
    [order({ shippingStatus: "processing" }), "ship"],
    [order({ shippingStatus: "shipped" }), "transit"],
    [order({ shippingStatus: "out_for_delivery" }), "deliver"],
    [cash({ status: "fulfilled", shippingStatus: "delivered" }), "collect"],
    [order({ status: "cancelled", shippingStatus: "cancelled" }), undefined],
  ])("%#", (state, move) => expect(nextMove(orderMoves(state))).toBe(move));

  test("ships a parcel before it asks for its cash", () => {
    expect(nextMove(orderMoves(cash({ shippingStatus: "in_transit" })))).toBe("out");
  });
});

describe("otherMove", () => {
  test.each([
    [cash({ status: "placed" }), undefined],
    [order(), "ship"],
    [order({ shippingStatus: "processing" }), "deliver"],
    [order({ shippingStatus: "in_transit" }), "deliver"],
    [order({ shippingStatus: "out_for_delivery" }), undefined],
  ])("skips the next step, %#", (state, move) => expect(otherMove(orderMoves(state))).toBe(move));
});

test("orderStamp is the three states", () => {
  expect(orderStamp(order())).toBe("confirmed/paid/pending");
});
