import { describe, expect, test } from "vitest";
import { type MovableOrder, nextMove, orderMoves, otherMove } from "./moves";

// That every state allows exactly what the database allows is a test of the database: tests/db/orders-staff-rules.test.ts.
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

test("nothing is moved while money goes back", () => {
  expect(orderMoves(order({ isRefunding: true }))).toEqual([]);
});

describe("nextMove", () => {
  test.each([
    [cash({ status: "placed" }), "confirm"],
    [order(), "prepare"],
    [order({ shippingStatus: "processing" }), "ship"],
    [order({ shippingStatus: "shipped" }), "transit"],
    [order({ shippingStatus: "out_for_delivery" }), "deliver"],
    [cash({ status: "fulfilled", shippingStatus: "delivered" }), "collect"],
    [cash({ shippingStatus: "in_transit" }), "out"],
    [order({ status: "cancelled", shippingStatus: "cancelled" }), undefined],
  ])("%#", (state, move) => expect(nextMove(orderMoves(state))).toBe(move));
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
