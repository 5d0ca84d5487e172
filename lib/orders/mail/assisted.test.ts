import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { order as base, context } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../rows";
import { acknowledgement } from "./acknowledgement";
import { orderChanged, paymentLink } from "./assisted";

const order = (some: Partial<OrderDetail> = {}): OrderDetail => ({
  ...base,
  channel: "asistida",
  status: "placed",
  paymentStatus: "unpaid",
  expiresAt: "2026-03-11T20:00:00Z",
  ...some,
});
const parent = { id: "aaaabbbb-0000-4000-8000-000000000000", token: "otro" };

test("the link to pay says what it is for and until when; of a paid or closed order there is none", () => {
  const text = textOf(paymentLink(order(), context()));
  expect(text).toContain(`Ver y pagar mi pedido: ${SITE}/pedido/llave`);
  expect(text).toContain("$120.000");
  expect(text).toMatch(/hasta el .*11/);
  expect(textOf(paymentLink(order({ related: { parent, added: [] } }), context()))).toContain(
    "pedido aaaabbbb: te llega con él",
  );
  expect(paymentLink(order({ status: "confirmed", paymentStatus: "paid" }), context())).toBeNull();
  expect(paymentLink(order({ status: "expired" }), context())).toBeNull();
});

test("a changed order is mailed with its new total, until it is paid or left", () => {
  expect(textOf(orderChanged(order(), context()))).toContain("falta pagar $120.000");
  const cash = { paymentMethod: "contra_entrega" as const, status: "confirmed" as const };
  expect(textOf(orderChanged(order(cash), context()))).toContain("pagas $120.000 cuando te llegue");
  expect(orderChanged(order({ paymentStatus: "paid" }), context())).toBeNull();
  expect(orderChanged(order({ ...cash, shippingStatus: "shipped" }), context())).toBeNull();
  expect(orderChanged(order({ status: "cancelled" }), context())).toBeNull();
});

test("an order on delivery that staff confirmed is acknowledged as confirmed", () => {
  const cash = { paymentMethod: "contra_entrega" as const, status: "confirmed" as const };
  const text = textOf(acknowledgement(order(cash), context()));
  expect(text).toContain("está confirmado");
  expect(text).not.toContain("cuando lo confirmemos");
});
