import { describe, expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/support/letters";
import type { OrderDetail, OrderItem, OrderItemType } from "../types";
import { acknowledgement } from "./acknowledgement";

const item = (type: OrderItemType, more: Partial<OrderItem> = {}): OrderItem => ({
  ...{ id: type, type, itemId: type, name: `Cosa ${type}`, slug: "cosa", image: "" },
  ...{ unitPrice: 60_000, quantity: 2, lineTotal: 120_000 },
  ...more,
});

const order: OrderDetail = {
  id: "1b2c3d4e-0000-4000-8000-000000000000",
  token: "llave",
  isOwn: false,
  isPaymentInFlight: false,
  ...{ status: "confirmed", paymentMethod: "card", paymentStatus: "paid", shippingStatus: "pending" },
  ...{ quantity: 2, total: 120_000, hasReservation: true, expiresAt: null },
  ...{ customerName: "Ana", customerEmail: "ana@example.com", customerPhone: "300" },
  shippingAddress: "Carrera 43A # 34 Sur-20, Envigado",
  ...{ trackingNumber: null, carrier: null, estimatedDelivery: null, deliveredAt: null },
  paidAt: "2026-03-10T15:00:00Z",
  createdAt: "2026-03-10T14:50:00Z",
  items: [item("product", { name: "Control <pro>" })],
  payments: [
    {
      ...{
        attempt: 1,
        status: "approved",
        statusDetail: "",
        amount: 120_000,
        refundedAmount: 0,
        installments: 1,
      },
      ...{ method: "master", lastFour: "3564", createdAt: "2026-03-10T15:00:00Z" },
    },
  ],
  withdrawal: { refusal: null, lines: [], requests: [] },
  reversal: { refusal: null, remaining: 0, method: "", lastFour: "", requests: [] },
};

/** The mail's plain text; its html is drawn from the same blocks. */
function textOf(some: Partial<OrderDetail>): string {
  const letter = acknowledgement({ ...order, ...some }, SITE);
  if (!letter) throw new Error("There is nothing to acknowledge");
  return layOut(letter, SENDER).text;
}

describe("the acknowledgement of an order with products has what the law lists", () => {
  const text = textOf({});

  test.each([
    ["the order's number", "Número de pedido: 1b2c3d4e"],
    ["its date", "Fecha del pedido: 10 mar 2026"],
    ["each line with quantity, unit price and amount", "- Control <pro>: Producto · 2 x $60.000 = $120.000"],
    ["the shipping apart", "Envío: Gratis"],
    ["the total with taxes", "Total, IVA incluido: $120.000"],
    ["the payment method", "Forma de pago: Tarjeta de crédito o débito"],
    ["its state", "Estado del pago: Aprobado, Mastercard terminada en 3564"],
    ["where it is delivered", "Dirección de entrega: Carrera 43A # 34 Sur-20, Envigado"],
    ["when, close by", "entregamos en 24 a 48 horas"],
    ["when at the latest", "a más tardar el 9 de abril de 2026 (30 días calendario)"],
    ["what happens otherwise", "puedes terminar la compra y te devolvemos todo lo pagado"],
    ["the right to withdraw", "Derecho de retracto (Ley 1480 de 2011, artículo 47)"],
    ["its term", "5 días hábiles siguientes, contados desde la entrega del producto"],
    ["how to use it", `la página de tu pedido (${SITE}/pedido/llave)`],
    ["when the money comes back", "máximo 15 días calendario"],
    ["what it does not cover", "No aplica a un curso al que ya entraste"],
    ["the reversal of the payment", "Reversión del pago (artículo 51)"],
    ["where it is explained", `${SITE}/terminos#reversion`],
    ["the warranty", "Garantía: un año los productos nuevos"],
    ["where to complain", `Peticiones, quejas y reclamos (PQR): preséntalos en línea (${SITE}/peticiones)`],
    ["the authority", "Superintendencia de Industria y Comercio, https://www.sic.gov.co"],
    ["who sells", "Aventura Gamer S.A.S. · NIT 900.000.000-0"],
    ["where the seller is", "Calle 37 Sur # 43A-10, Envigado, Antioquia"],
    ["how to reach them", "604 000 0000 · hola@example.com"],
  ])("%s", (_, words) => expect(text).toContain(words));

  test("and its html escapes what was typed", () => {
    const letter = acknowledgement(order, SITE);
    expect(letter && layOut(letter, SENDER).html).toContain("Control &lt;pro&gt;");
  });
});

test("paid on delivery: it says so, and there is no card to reverse", () => {
  const text = textOf({
    status: "placed",
    paymentMethod: "contra_entrega",
    paymentStatus: "unpaid",
    payments: [],
  });
  expect(text).toContain("Forma de pago: Contra entrega\nEstado del pago: Pendiente: pagas al recibir");
  expect(text).toContain("pagas $120.000 cuando lo recibas");
  expect(text).not.toContain("Reversión del pago");
});

test("under review: it says that nothing is settled, and not to pay again", () => {
  const text = textOf({ status: "placed", paymentStatus: "pending", paidAt: null, payments: [] });
  expect(text).toMatch(/^Recibimos tu pedido; tu pago está en revisión\n/);
  expect(text).toContain("Estado del pago: En revisión: todavía no está aprobado");
  expect(text).toContain("no lo repitas");
});

test("a course alone: access now, nothing to ship and nothing under warranty", () => {
  const text = textOf({ items: [item("course")], shippingAddress: "" });
  expect(text).toContain(`Ya tienes acceso: entra a Mis Cursos (${SITE}/dashboard/cursos)`);
  expect(text).toContain("contados desde la compra. Pídelo");
  expect(text).not.toMatch(/Envío|Dirección de entrega|Garantía:/);
});

test("a course that is not paid yet: access once it is", () => {
  const text = textOf({ items: [item("course")], paymentMethod: "contra_entrega", paymentStatus: "unpaid" });
  expect(text).toContain("apenas recibamos tu pago");
  expect(text).not.toContain("Ya tienes acceso");
});

test.each([
  ["repair", "Tu reparación"],
  ["service", "Tu servicio"],
] as const)("a %s: its warranty, and nothing to ship", (type, title) => {
  const text = textOf({ items: [item(type, { slug: "orden" })] });
  expect(text).toContain(title);
  expect(text).toContain("Garantía: 6 meses en PlayStation, 6 en Xbox y 4 en Nintendo");
  expect(text).not.toContain("Dirección de entrega");
  expect(text.includes(`${SITE}/servicios-tecnicos/orden`)).toBe(type === "repair");
});

test("what is over or was never paid is not acknowledged", () => {
  for (const some of [
    { status: "cancelled" },
    { status: "expired" },
    { paymentStatus: "rejected" },
    { paymentStatus: "unpaid" },
    { paymentStatus: "refunded" },
    { paymentStatus: "charged_back" },
  ] as Partial<OrderDetail>[])
    expect(acknowledgement({ ...order, ...some }, SITE), JSON.stringify(some)).toBeNull();
});
