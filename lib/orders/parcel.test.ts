import { expect, test } from "vitest";
import { parcelPromise } from "./parcel";
import type { Order } from "./rows";

const MONDAY = "2026-11-23T10:00:00-05:00";
const order = (changes: Partial<Order> = {}) =>
  ({
    status: "confirmed",
    paymentMethod: "card",
    paymentStatus: "paid",
    shippingStatus: "pending",
    shippingAddress: "Calle 37 Sur # 27-10, Envigado, Antioquia",
    paidAt: MONDAY,
    estimatedDelivery: null,
    items: [{ type: "product", quantity: 1, refunded: 0 }],
    ...changes,
  }) as Order;
const promise = (changes?: Partial<Order>, now = MONDAY) =>
  parcelPromise(order(changes), "19:00", Date.parse(now));

test("the promised days count from the payment, and nothing is promised after the last", () => {
  const text = "Llega entre el martes 24 y el miércoles 25.";
  expect(promise()).toBe(text);
  expect(promise({ shippingStatus: "in_transit" }, "2026-11-25T20:00:00-05:00")).toBe(text);
  expect(promise({}, "2026-11-26T08:00:00-05:00")).toBeNull();
});

test("the day that staff entered takes precedence", () => {
  expect(promise({ estimatedDelivery: "2026-11-27T17:00:00Z" }, "2026-11-26T08:00:00-05:00")).toBe(
    "Llega el viernes 27 de noviembre.",
  );
});

test("a parcel out for delivery arrives today, whatever was promised", () => {
  const round = { shippingStatus: "out_for_delivery", estimatedDelivery: "2026-11-27T17:00:00Z" } as const;
  expect(promise(round)).toBe("Llega hoy.");
  expect(promise({ ...round, shippingAddress: "Calle 5 # 1-2, Cali, Valle del Cauca" })).toBe("Llega hoy.");
});

test("no day is promised for other cities", () => {
  expect(promise({ shippingAddress: "Calle 5 # 1-2, Cali, Valle del Cauca" })).not.toMatch(/Llega/);
  expect(promise({ shippingAddress: "Calle 5 # 1-2" })).not.toMatch(/Llega/);
});

test.each([
  { shippingStatus: "delivered" },
  { shippingStatus: "cancelled" },
  { paymentStatus: "unpaid" },
  { status: "cancelled" },
  { paidAt: null },
  { items: [{ type: "course", quantity: 1, refunded: 0 }] as Order["items"] },
] satisfies Partial<Order>[])("%j has no parcel to wait for", (changes) => {
  expect(promise(changes)).toBeNull();
});
