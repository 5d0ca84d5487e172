import { describe, expect, test } from "vitest";
import { DELIVERY_TIME } from "@/lib/legal/promises";
import { layOut } from "@/lib/mail/layout";
import { textOf as mailText, SENDER, SITE } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../rows";
import { acknowledgement } from "./acknowledgement";
import type { OrderMailData } from "./types";

/** The plain text of an order's acknowledgement. */
function textOf(some: Partial<OrderDetail>, data: OrderMailData = { proved: true }): string {
  const text = mailText(acknowledgement({ ...order, ...some }, context(data)));
  expect(text).not.toBe("");
  return text;
}

describe("the acknowledgement of an order with products has the contents required by law", () => {
  const text = textOf({});

  test.each([
    ["the order's number", "Número de pedido: 1b2c3d4e"],
    ["its date", "Fecha del pedido: 10 mar 2026"],
    ["each line with quantity, unit price and amount", "- Control <pro>: Producto · 2 x $60.000 = $120.000"],
    ["the shipping apart", "Envío: Gratis"],
    ["the total with taxes", "Total, IVA incluido: $120.000"],
    ["the payment method", "Medio de pago: Tarjeta de crédito o débito"],
    ["its state", "Estado del pago: Aprobado, Mastercard terminada en 3564"],
    ["where it is delivered", "Dirección de entrega: Carrera 43A # 34 Sur-20, Envigado"],
    ["when, close by", `entregamos en ${DELIVERY_TIME}`],
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
  ])("%s", (_, expected) => expect(text).toContain(expected));

  test("and its HTML escapes typed text", () => {
    const letter = acknowledgement(order, context());
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
  expect(text).toContain("Medio de pago: Contra entrega\nEstado del pago: Pendiente: pagas al recibir");
  expect(text).toContain("pagas $120.000 cuando te llegue");
  expect(text).not.toContain("Reversión del pago");
});

test("under review: it says that nothing is decided, and not to pay again", () => {
  const text = textOf({ status: "placed", paymentStatus: "pending", paidAt: null, payments: [] });
  expect(text).toMatch(/^Recibimos tu pedido; tu pago está en revisión\n/);
  expect(text).toContain("Estado del pago: En revisión: todavía no está aprobado");
  expect(text).toContain("no lo repitas");
});

test("a course alone: access now, nothing to ship and nothing under warranty", () => {
  const text = textOf({ items: [item("course")], shippingAddress: "" });
  expect(text).toContain(
    "Ya tienes acceso con tu cuenta. Si compraste sin cuenta, créala con este mismo correo",
  );
  expect(text).toContain(`- Empezar Cosa course (${SITE}/curso/cosa)`);
  expect(text).toContain("contados desde la compra. Pídelo");
  expect(text).not.toMatch(/Envío|Dirección de entrega|Garantía:/);
});

test("an unpaid course: access after payment", () => {
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

test("a product and a service: the term and warranty of each, and where to bring the device", () => {
  const text = textOf({ items: [item("product"), item("service")] });
  expect(text).toContain("desde la entrega del producto, o desde la compra si es un servicio o un curso");
  expect(text).toMatch(/Garantía: un año .* desde la entrega; 6 meses en PlayStation/);
  expect(text).toContain(
    "trae tu equipo a Calle 37 Sur # 43A-10, Envigado, de lunes a sábado de 9:00 a 19:00",
  );
});

test("an unverified address gets no typed text", () => {
  const typed = {
    customerName: "Entra a evil.test",
    shippingAddress: "http://evil.test ya",
    customerPhone: "3009",
  };
  const text = textOf(typed, {});
  expect(text).not.toMatch(/evil|3009/);
  expect(text).toContain("La dirección de entrega está en la página de tu pedido");
  expect(text).toContain(`${SITE}/pedido/llave`);
  expect(text).toContain("$120.000");
});

test.each<Partial<OrderDetail>>([
  { status: "cancelled" },
  { status: "expired" },
  { paymentStatus: "rejected" },
  { paymentStatus: "unpaid" },
  { paymentStatus: "refunded" },
  { paymentStatus: "charged_back" },
])("an ended or unpaid order is not acknowledged: %j", (some) => {
  expect(acknowledgement({ ...order, ...some }, context())).toBeNull();
});

test("the promised days are those of the municipality", () => {
  const saidOf = (municipality: string | null, more: Partial<OrderDetail> = {}) =>
    textOf({ municipality, ...more });
  expect(saidOf("05266")).toContain("Te lo entregamos en 24 a 48 horas. En todo caso, a más tardar");
  // Paid on Tuesday, March 10.
  const there = "Llega entre el jueves 12 y el sábado 14 de marzo, con número de guía. En todo caso";
  expect(saidOf("76001")).toContain(there);
  expect(
    saidOf("76001", { paymentMethod: "contra_entrega", paymentStatus: "unpaid", paidAt: null }),
  ).toContain(there);
  for (const unknown of [null, "99001"])
    expect(saidOf(unknown)).toContain("Va con transportadora y número de guía. En todo caso, a más tardar");
});
