import { describe, expect, test } from "vitest";
import { SENDER } from "@/tests/factories/mails";
import { order as base, item } from "@/tests/factories/order-mails";
import { receiptOf } from "./receipt";
import { receiptPdf } from "./receipt-pdf";
import type { OrderDetail, PaymentAttempt } from "./rows";

const seller = { ...SENDER, chargesVat: true };
const attempt = { ...(base.payments[0] as PaymentAttempt), attempt: 2 };
const order: OrderDetail = {
  ...base,
  shippingStatus: "delivered",
  deliveredAt: "2026-03-12T15:00:00Z",
  payments: [{ ...attempt, attempt: 1, status: "rejected", method: "visa" }, attempt],
};
const now = Date.parse("2026-03-15T12:00:00Z");
const facts = (some: Partial<OrderDetail>) =>
  Object.fromEntries(receiptOf({ ...order, ...some }, seller, now).order);

describe("a receipt", () => {
  test("has the seller, the items and the prices", () => {
    const receipt = receiptOf(order, seller, now);
    expect(receipt.seller).toEqual([
      "Aventura Gamer S.A.S.",
      "NIT 900.000.000-0",
      "Calle 37 Sur # 43A-10, Envigado, Antioquia",
      "604 000 0000 · hola@example.com",
    ]);
    expect(receipt.lines).toMatchObject([{ quantity: "2", unitPrice: "$60.000", total: "$120.000" }]);
    expect(receipt.total).toBe("$120.000");
  });

  test("has the payment method, from the attempt that paid", () => {
    expect(facts({})).toMatchObject({
      Pago: "Pagado",
      "Pagado con": "Mastercard terminada en 3564",
      "Fecha de pago": "10 mar 2026, 10:00 a.m.",
      Entrega: "12 mar 2026, 10:00 a.m.",
    });
    expect(
      facts({ paymentStatus: "partially_refunded", payments: [{ ...attempt, refundedAmount: 50_000 }] }),
    ).toMatchObject({ Pago: "Pagado, con devolución parcial", Devuelto: "$50.000" });
    const cash = facts({
      payments: [],
      paymentMethod: "contra_entrega",
      paymentStatus: "unpaid",
      paidAt: null,
    });
    expect(cash).toMatchObject({ Pago: "Sin pagar", "Medio de pago": "Contra entrega" });
    expect(cash).not.toHaveProperty("Pagado con");
  });

  test("of a counter sale has its ways of payment, and neither a delivery nor a withdrawal", () => {
    const parts = [
      { method: "efectivo", amount: 40_000, reference: "" },
      { method: "datafono", amount: 80_000, reference: "004512" },
    ];
    const sale: OrderDetail = {
      ...order,
      channel: "mostrador",
      delivery: "tienda",
      shippingAddress: "",
      paymentMethod: "contra_entrega",
      payments: [{ ...attempt, method: "varios", lastFour: "", parts }],
    };
    const receipt = receiptOf(sale, seller, now);
    const told = Object.fromEntries(receipt.order);
    expect(receipt.title).toBe("Comprobante de venta");
    expect(told).toMatchObject({
      "Medio de pago": "En el mostrador",
      "Pagado con": "Efectivo $40.000 y Datáfono $80.000 (004512)",
    });
    for (const fact of ["Recoge en", "Envío", "Estado", "Lo recogió"]) expect(told).not.toHaveProperty(fact);
    expect(JSON.stringify(receipt)).not.toMatch(/retracto|Envío|recoger/i);
    const single = receiptOf({ ...sale, payments: [{ ...attempt, parts: [parts[1]!] }] }, seller, now);
    expect(Object.fromEntries(single.order)["Pagado con"]).toBe("Datáfono (004512)");
  });

  test("has the buyer's rights and the authority, and is never called an invoice", () => {
    const content = JSON.stringify(receiptOf(order, seller, now));
    for (const text of [
      "retracto",
      "IVA incluido",
      "https://www.sic.gov.co",
      "Emitido el 15 de marzo de 2026.",
    ])
      expect(content).toContain(text);
    expect(content.toLowerCase()).not.toContain("factura");
  });

  test("shows base and IVA by class when the shop charges it", () => {
    const items = [item("product"), item("course", { taxClass: "excluido", lineTotal: 90_000 })];
    expect(receiptOf({ ...order, items }, seller, now)).toMatchObject({
      totalLabel: "Total, IVA incluido",
      taxes: [
        { label: "Base, IVA 19 %", amount: "$100.840" },
        { label: "IVA 19 %", amount: "$19.160" },
        { label: "Excluido de IVA", amount: "$90.000" },
      ],
    });
    const plain = receiptOf(order, { ...seller, chargesVat: false }, now);
    expect([plain.totalLabel, plain.taxes]).toEqual(["Total", []]);
    expect(JSON.stringify(plain)).not.toContain("IVA");
  });

  test("names the invoice that was issued, with its CUFE", () => {
    const issued = { number: "FE12", cufe: "ab".repeat(48), issuedAt: "2026-03-12T15:00:00Z" };
    const { notes } = receiptOf({ ...order, invoice: { canAsk: false, asked: null, issued } }, seller, now);
    expect(notes.join(" ")).toContain(`factura electrónica es la FE12, con CUFE ${issued.cufe}.`);
    expect(notes.join(" ")).not.toContain("No es un documento fiscal");
  });

  test("without a parcel does not mention shipping", () => {
    expect(facts({ items: [item("course")], deliveredAt: null })).not.toHaveProperty("Envío");
  });

  test("of a pick-up says who fetched it and where, and nothing of a shipment", () => {
    const fetched: OrderDetail = {
      ...order,
      delivery: "tienda",
      shippingAddress: "",
      collectorName: "Luis Pérez",
    };
    expect(facts(fetched)).toMatchObject({
      "Recoge en": "Calle 37 Sur # 43A-10, Envigado",
      Estado: "Entregado",
      "Lo recogió": "Luis Pérez",
    });
    expect(facts({ ...fetched, collectorName: null })).toHaveProperty(
      "Lo recogió",
      "quien mostró el código del pedido",
    );
    const cash = { ...fetched, paymentMethod: "contra_entrega" } as const;
    expect(facts(cash)).toHaveProperty("Medio de pago", "Pagas al recoger");
    expect(JSON.stringify(receiptOf(cash, seller, now))).not.toMatch(/envío|contra entrega/i);
  });

  test.each([
    [2, 1],
    [50, 4],
  ])("of %i long lines is %i sheets", async (lines, sheets) => {
    const name = "Control con un nombre que ocupa más de una línea del papel";
    const items = Array.from({ length: lines }, () => item("product", { name }));
    const pdf = (await receiptPdf({ ...order, items }, seller, 0)).toString("latin1");
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(sheets);
  });
});
