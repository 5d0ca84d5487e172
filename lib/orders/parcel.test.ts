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
    municipality: "05266",
    paidAt: MONDAY,
    estimatedDelivery: null,
    items: [{ type: "product", quantity: 1, refunded: 0 }],
    ...changes,
  }) as Order;
const TIMES = { closesAt: "19:00", deliveryDays: { "05": [1, 3], "76": [2, 4] } } as const;
const CALI = { shippingAddress: "Calle 5 # 1-2, Cali, Valle del Cauca", municipality: "76001" };
const promise = (changes?: Partial<Order>, now = MONDAY) =>
  parcelPromise(order(changes), TIMES, Date.parse(now));

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
  expect(promise({ ...round, ...CALI })).toBe("Llega hoy.");
});

test("other cities have the days of their department, also those of Antioquia", () => {
  expect(promise(CALI)).toBe("Llega entre el miércoles 25 y el viernes 27 de noviembre.");
  expect(promise(CALI, "2026-11-28T08:00:00-05:00")).toBeNull();
  expect(promise({ municipality: "05615" })).toBe("Llega entre el martes 24 y el jueves 26 de noviembre.");
});

test("no day is promised for an address without a municipality, or a department without days", () => {
  expect(promise({ municipality: null })).toBe("A otras ciudades va con transportadora y número de guía.");
  expect(promise({ municipality: "99001" })).not.toMatch(/Llega/);
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
