import { describe, expect, test } from "vitest";
import { order as base, item } from "@/tests/factories/order-mails";
import type { OrderItem } from "../rows";
import { type OrderToPack, packingSlipOf, packingSlipsFile, SLIP_TITLE } from "./packing-slip";

const product = (name: string, more: Partial<OrderItem> = {}) => item("product", { id: name, name, ...more });
const control = product("Control");
const cable = product("Cable", { quantity: 1 });
const code = product("Tarjeta PSN", { isCode: true });
const order: OrderToPack = {
  ...base,
  paymentMethod: "contra_entrega",
  paymentStatus: "unpaid",
  shippingStatus: "processing",
  trackingNumber: "700",
  carrier: "TCC",
  reversal: null,
  isInMediation: false,
  isRefunding: false,
  items: [control, item("course"), cable],
};

describe("a packing slip", () => {
  test("lists the items of the parcel, without prices", () => {
    const slip = packingSlipOf(order);
    expect(slip).toEqual({
      number: "1b2c3d4e",
      date: "10 de marzo de 2026",
      units: 3,
      isFetched: false,
      shipment: "TCC, guía 700",
      collect: "$120.000",
      hold: "",
      recipient: { name: "Ana", phone: "300", address: "Carrera 43A # 34 Sur-20, Envigado, Antioquia" },
      lines: [
        { quantity: 2, name: "Control" },
        { quantity: 1, name: "Cable" },
      ],
    });
    expect(JSON.stringify(slip)).not.toMatch(/60\.?000/);
  });

  test.each([{ paymentStatus: "paid" as const }, { paymentMethod: "card" as const }])(
    "has no amount to collect: %j",
    (change) => expect(packingSlipOf({ ...order, ...change })?.collect).toBe(""),
  );

  test.each<[string, Partial<OrderToPack>]>([
    ["a course alone", { items: [item("course")] }],
    ["a code alone", { items: [code] }],
    ["a refunded order", { items: [{ ...control, refunded: 2 }, item("course")] }],
    ["a cancelled order", { status: "cancelled" }],
    ["an expired order", { status: "expired" }],
    ["a cancelled shipment", { shippingStatus: "cancelled" }],
    ["a card order that waits for its payment", { status: "placed", paymentMethod: "card" }],
  ])("does not exist for %s", (_, change) => {
    expect(packingSlipOf({ ...order, ...change })).toBeNull();
  });

  test("leaves out codes and items refunded before shipping", () => {
    expect(packingSlipOf({ ...order, items: [...order.items, code] })?.units).toBe(3);
    const items = [
      { ...control, refunded: 1 },
      { ...cable, refunded: 1 },
    ];
    expect(packingSlipOf({ ...order, items })).toMatchObject({
      units: 1,
      lines: [{ quantity: 1, name: "Control" }],
    });
  });

  test.each([
    [{ reversal: "REV-2026-000001" }, "El cliente pidió la reversión del pago (REV-2026-000001)."],
    [{ isInMediation: true }, "El pago está en disputa."],
    [{ paymentStatus: "charged_back" as const }, "El pago está en disputa."],
    [{ isRefunding: true }, "Hay un reembolso en curso."],
  ])("says why the parcel must not be shipped: %j", (change, hold) => {
    expect(packingSlipOf({ ...order, ...change })?.hold).toBe(hold);
  });

  test("is no fiscal document, and its file name has the order or is plural", () => {
    expect(SLIP_TITLE).not.toMatch(/factura/i);
    expect([packingSlipsFile([order]), packingSlipsFile([order, order])]).toEqual([
      "remision-1b2c3d4e.pdf",
      "remisiones.pdf",
    ]);
  });
});
