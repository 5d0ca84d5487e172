import { describe, expect, test } from "vitest";
import { receiptFile, receiptOf } from "./receipt";
import type { OrderDetail, PaymentAttempt } from "./types";

const seller = {
  name: "Aventura Gamer",
  legalName: "Aventura Gamer S.A.S.",
  taxId: "900.000.000-0",
  phone: "604 000 0000",
  email: "hola@example.com",
  address: "Calle 37 Sur",
  city: "Envigado",
  region: "Antioquia",
};
const attempt = (status: string, more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attempt: 1,
  status,
  statusDetail: "",
  amount: 240_000,
  refundedAmount: 0,
  method: "master",
  installments: 1,
  lastFour: "3564",
  createdAt: "2026-03-10T15:00:00Z",
  ...more,
});
const order: OrderDetail = {
  id: "1b2c3d4e-0000-4000-8000-000000000000",
  token: "t",
  isOwn: true,
  cancelReason: "",
  isPaymentInFlight: false,
  status: "confirmed",
  paymentMethod: "card",
  paymentStatus: "paid",
  shippingStatus: "delivered",
  quantity: 2,
  total: 240_000,
  customerName: "Ana Gómez",
  customerEmail: "",
  customerPhone: "3001234567",
  shippingAddress: "Calle 1 # 2-3",
  hasReservation: true,
  expiresAt: null,
  trackingNumber: null,
  carrier: null,
  estimatedDelivery: null,
  deliveredAt: "2026-03-12T15:00:00Z",
  paidAt: "2026-03-10T15:00:00Z",
  createdAt: "2026-03-10T14:50:00Z",
  items: [
    {
      id: "i",
      type: "product",
      itemId: "p",
      name: "Control",
      slug: "control",
      image: "",
      unitPrice: 120_000,
      quantity: 2,
      lineTotal: 240_000,
      refunded: 0,
    },
  ],
  payments: [attempt("rejected"), attempt("approved", { attempt: 2 })],
  withdrawal: { refusal: null, lines: [], requests: [] },
  reversal: { refusal: null, remaining: 0, method: "", lastFour: "", requests: [] },
};
const now = Date.parse("2026-03-15T12:00:00Z");
const facts = (some: Partial<OrderDetail>) =>
  Object.fromEntries(receiptOf({ ...order, ...some }, seller, now).order);

describe("a receipt", () => {
  test("says who sells, who buys, what and for how much", () => {
    const receipt = receiptOf(order, seller, now);
    expect(receipt.title).toBe("Comprobante de pedido");
    expect(receipt.seller).toEqual([
      "Aventura Gamer S.A.S.",
      "NIT 900.000.000-0",
      "Calle 37 Sur, Envigado, Antioquia",
      "604 000 0000 · hola@example.com",
    ]);
    expect(receipt.buyer).toEqual([
      ["Nombre", "Ana Gómez"],
      ["Celular", "3001234567"],
      ["Dirección de entrega", "Calle 1 # 2-3"],
    ]);
    expect(receipt.lines).toEqual([
      { name: "Control", kind: "Producto", quantity: "2", unitPrice: "$120.000", total: "$240.000" },
    ]);
    expect(receipt.total).toBe("$240.000");
  });

  test("says how it was paid, by the attempt that brought the money", () => {
    expect(facts({})).toMatchObject({
      Pago: "Pagado",
      "Medio de pago": "Tarjeta de crédito o débito",
      "Pagado con": "Mastercard terminada en 3564",
      "Fecha de pago": "10 mar 2026, 10:00 a.m.",
      Envío: "Entregado",
      Entrega: "12 mar 2026, 10:00 a.m.",
    });
    const back = facts({
      paymentStatus: "partially_refunded",
      payments: [attempt("approved", { refundedAmount: 50_000 })],
    });
    expect(back).toMatchObject({ Pago: "Pagado, con devolución parcial", Devuelto: "$50.000" });
    const cash = facts({
      payments: [],
      paymentMethod: "contra_entrega",
      paymentStatus: "unpaid",
      paidAt: null,
    });
    expect(cash).toMatchObject({ Pago: "Sin pagar", "Medio de pago": "Contra entrega" });
    expect(cash).not.toHaveProperty("Pagado con");
  });

  test("carries the buyer's rights and the authority's address, and never calls itself an invoice", () => {
    const words = JSON.stringify(receiptOf(order, seller, now));
    expect(words).toContain("retracto");
    expect(words).toContain("IVA incluido");
    expect(words).toContain("https://www.sic.gov.co");
    expect(words).toContain("Emitido el 15 de marzo de 2026.");
    expect(words.toLowerCase()).not.toContain("factura");
  });

  test("without a legal name or anything shipped it still makes sense", () => {
    const receipt = receiptOf(
      { ...order, items: [{ ...order.items[0]!, type: "course" }], deliveredAt: null },
      { ...seller, legalName: "", taxId: "", address: "" },
      now,
    );
    expect(receipt.seller.slice(0, 2)).toEqual(["Aventura Gamer", "Envigado, Antioquia"]);
    expect(receipt.order.map(([label]) => label)).not.toContain("Envío");
  });

  test("its file is named after the order", () => {
    expect(receiptFile(order)).toBe("comprobante-pedido-1b2c3d4e.pdf");
  });
});
