import { describe, expect, test } from "vitest";
import { SENDER } from "@/tests/factories/mails";
import { ticketChat, ticketPaper } from "./paper";
import type { Ticket } from "./rows";

const shop = { ...SENDER, site: "https://tienda.example", chargesVat: true };
const line = {
  id: "l1",
  type: "product",
  name: "Control DualSense",
  quantity: 2,
  unitPrice: 107_100,
  listPrice: 119_000,
  lineTotal: 214_200,
  taxClass: "iva_19",
  refunded: 1,
  warrantyMonths: 12,
} as const;
const ticket: Ticket = {
  id: "t1",
  number: "T-2026-000042",
  createdAt: "2026-11-29T15:00:00Z",
  seller: "Laura",
  total: 264_200,
  tendered: 300_000,
  change: 35_800,
  customer: { name: "Ana Gómez", phone: "3001112233", email: "" },
  orders: [{ id: "o1", token: "k1", total: 214_200, refunded: 107_100, lines: [line] }],
  deposits: [{ repair: "00000000-0000-4000-8000-0000abcd1234", device: "PlayStation PS5", amount: 50_000 }],
  parts: [
    { method: "efectivo", amount: 264_100, reference: "" },
    { method: "datafono", amount: 100, reference: "004512" },
  ],
};

describe("a ticket", () => {
  const paper = ticketPaper(ticket, shop);

  test("says what it is, and is never called an invoice", () => {
    expect(paper.title).toBe("Comprobante de venta, no es factura");
    expect(JSON.stringify(paper).match(/factura/g)).toHaveLength(1);
    expect(paper.seller).toContain("NIT 900.000.000-0");
    expect(Object.fromEntries(paper.facts)).toMatchObject({ Número: "T-2026-000042", "Te atendió": "Laura" });
  });

  test("has lines with discount, warranty and what came back, and deposits", () => {
    expect(paper.lines).toEqual([
      {
        name: "Control DualSense",
        detail: "2 × $107.100 (antes $119.000). Garantía de 12 meses. Dinero devuelto de 1 de 2",
        amount: "$214.200",
      },
      {
        name: "Anticipo de la reparación abcd1234 · PlayStation PS5",
        detail: "Se descuenta de lo que cueste",
        amount: "$50.000",
      },
    ]);
  });

  test("splits the IVA of what was sold, not of deposits, and only where the shop charges it", () => {
    expect(paper.total).toEqual(["Total, IVA incluido", "$264.200"]);
    expect(paper.sums).toEqual([
      ["Base, IVA 19 %", "$180.000"],
      ["IVA 19 %", "$34.200"],
      ["Descuento incluido", "$23.800"],
      ["Dinero devuelto", "-$107.100"],
    ]);
    const free = ticketPaper(ticket, { ...shop, chargesVat: false });
    expect([free.total[0], free.sums.length]).toEqual(["Total", 2]);
  });

  test("has each way of payment with its number, and the change of cash alone", () => {
    expect(paper.paid).toEqual([
      ["Efectivo", "$264.100"],
      ["Datáfono (004512)", "$100"],
      ["Efectivo recibido", "$300.000"],
      ["Vueltas", "$35.800"],
    ]);
    expect(ticketPaper({ ...ticket, tendered: null, change: 0 }, shop).paid).toHaveLength(2);
  });

  test("by WhatsApp greets who gave a phone, and links to their order if there is one", () => {
    const text = ticketChat(paper, ticket.customer, "https://tienda.example/pedido/k1");
    expect(text).toMatch(/^Hola Ana Gómez, gracias por tu compra en Aventura Gamer/);
    expect(text).toContain("Total: $264.200");
    expect(text).toContain("https://tienda.example/pedido/k1");
    const nobody = ticketChat(paper, { name: "Cliente de mostrador", phone: "", email: "" }, null);
    expect(nobody).toMatch(/^Hola, gracias/);
    expect(nobody).not.toContain("Míralo aquí");
  });
});
