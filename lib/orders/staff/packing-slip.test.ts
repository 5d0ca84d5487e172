import { describe, expect, test } from "vitest";
import type { Order, OrderItem } from "../types";
import { type OrderToPack, packingSlipOf, packingSlipsFile, SLIP_TITLE } from "./packing-slip";

const item = (name: string, quantity: number, type: OrderItem["type"] = "product"): OrderItem => ({
  id: name,
  type,
  itemId: name,
  name,
  slug: name,
  image: "",
  unitPrice: 45_000,
  quantity,
  lineTotal: 45_000 * quantity,
  refunded: 0,
});

const order: OrderToPack = {
  id: "a1b2c3d4-0000-4000-8000-000000000000",
  status: "confirmed",
  paymentMethod: "contra_entrega",
  paymentStatus: "unpaid",
  shippingStatus: "processing",
  quantity: 4,
  total: 180_000,
  customerName: "Ana Gómez",
  customerEmail: "",
  customerPhone: "3001234567",
  shippingAddress: "Calle 1 # 2-3",
  hasReservation: true,
  expiresAt: null,
  trackingNumber: "700",
  carrier: "TCC",
  estimatedDelivery: null,
  deliveredAt: null,
  paidAt: null,
  createdAt: "2026-03-10T15:00:00Z",
  reversal: null,
  isInMediation: false,
  isRefunding: false,
  items: [item("Control", 2), item("Curso", 1, "course"), item("Cable", 1)],
};

describe("packingSlipOf", () => {
  test("lists what goes into the parcel, without a price of any of it", () => {
    const slip = packingSlipOf(order);
    expect(slip).toEqual({
      number: "a1b2c3d4",
      date: "10 de marzo de 2026",
      units: 3,
      shipment: "TCC, guía 700",
      collect: "$180.000",
      hold: "",
      recipient: { name: "Ana Gómez", phone: "3001234567", address: "Calle 1 # 2-3" },
      lines: [
        { quantity: 2, name: "Control" },
        { quantity: 1, name: "Cable" },
      ],
    });
    expect(JSON.stringify(slip)).not.toMatch(/45\.?000|90\.?000/);
  });
  test("says nothing of money once it is paid", () => {
    expect(packingSlipOf({ ...order, paymentStatus: "paid" })?.collect).toBe("");
    expect(packingSlipOf({ ...order, paymentMethod: "card" })?.collect).toBe("");
  });
  test("does not exist for an order without a parcel", () => {
    expect(packingSlipOf({ ...order, items: [item("Curso", 1, "course")] })).toBeNull();
    const code = { ...item("Tarjeta PSN", 1), isCode: true };
    expect(packingSlipOf({ ...order, items: [code] })).toBeNull();
    expect(packingSlipOf({ ...order, items: [...order.items, code] })?.units).toBe(3);
  });
  test("does not exist for what must not leave", () => {
    for (const change of [
      { status: "cancelled" },
      { status: "expired" },
      { shippingStatus: "cancelled" },
      { status: "placed", paymentMethod: "card" },
    ] as Partial<Order>[])
      expect(packingSlipOf({ ...order, ...change })).toBeNull();
  });
  test("leaves out what was paid back before it left, and does not exist when that is all", () => {
    const [control, course, cable] = order.items as [OrderItem, OrderItem, OrderItem];
    const some = packingSlipOf({
      ...order,
      items: [
        { ...control, refunded: 1 },
        { ...cable, refunded: 1 },
      ],
    });
    expect(some).toMatchObject({ units: 1, lines: [{ quantity: 1, name: "Control" }] });
    expect(packingSlipOf({ ...order, items: [{ ...control, refunded: 2 }, course] })).toBeNull();
  });
  test.each([
    [{ reversal: "REV-2026-000001" }, "El cliente pidió la reversión del pago (REV-2026-000001)."],
    [{ isInMediation: true }, "El pago está en disputa."],
    [{ paymentStatus: "charged_back" as const }, "El pago está en disputa."],
    [{ isRefunding: true }, "Hay un reembolso en curso."],
  ])("says why the parcel stays: %j", (change, hold) => {
    expect(packingSlipOf({ ...order, ...change })?.hold).toBe(hold);
  });
  test("is no fiscal document", () => expect(SLIP_TITLE).not.toMatch(/factura/i));
});

test("packingSlipsFile names one or several", () => {
  expect(packingSlipsFile([order])).toBe("remision-a1b2c3d4.pdf");
  expect(packingSlipsFile([order, order])).toBe("remisiones.pdf");
});
