import { expect, test } from "vitest";
import { withOwnReservation } from "./own-reservation";

const line = { type: "product", id: "p", slug: "p", name: "P", image: "", price: 1, stock: 0 } as const;
const amounts = { unitPrice: 1, quantity: 2, lineTotal: 2, refunded: 0, taxClass: "iva_19" } as const;
const held = { ...amounts, id: "i", type: "product", itemId: "p", name: "P", slug: "p", image: "" } as const;
const order = { status: "placed", hasReservation: true, items: [held] } as const;

test("the units of the customer's own open order are available", () => {
  expect(withOwnReservation([line], { ...order, items: [held] })).toEqual([{ ...line, stock: 2 }]);
});

test.each([
  ["no order", null],
  ["stock already given back", { ...order, hasReservation: false, items: [held] }],
  ["a confirmed order keeps its units", { ...order, status: "confirmed" as const, items: [held] }],
  ["another product", { ...order, items: [{ ...held, itemId: "q" }] }],
])("%s changes nothing", (_name, other) => {
  expect(withOwnReservation([line], other)).toEqual([line]);
});

test("unlimited stock stays unlimited", () => {
  const service = { ...line, type: "service", stock: null } as const;
  expect(withOwnReservation([service], { ...order, items: [{ ...held, type: "service" }] })).toEqual([
    service,
  ]);
});
