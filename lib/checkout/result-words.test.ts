import { expect, test } from "vitest";
import type { LinkedOrder } from "@/lib/orders/rows";
import { paymentMessage } from "@/lib/payments/status-detail";
import type { PaymentOutcome } from "@/lib/payments/types";
import { resultWords as words } from "./result-words";

const order = (changes: Partial<LinkedOrder> = {}) =>
  ({
    status: "placed",
    paymentMethod: "card",
    paymentStatus: "unpaid",
    shippingStatus: "pending",
    expiresAt: "2099-01-01T00:00:00Z",
    isPaymentInFlight: false,
    items: [],
    ...changes,
  }) as unknown as LinkedOrder;
const resultWords = (order: LinkedOrder | null, payment: PaymentOutcome | null) =>
  words(order, payment, Date.parse("2026-11-22T12:00:00Z"));
const payment = (status: PaymentOutcome["status"], statusDetail: string): PaymentOutcome => ({
  status,
  statusDetail,
  paymentId: "1",
  message: paymentMessage(status, statusDetail),
});

test("the address of a failure does not undo a paid order", () => {
  for (const paymentStatus of ["paid", "partially_refunded"] as const) {
    const said = resultWords(order({ status: "confirmed", paymentStatus }), null);
    expect(said).toMatchObject({ look: "approved", title: "Tu pago fue aprobado" });
    expect(said.text).not.toContain("ningún cobro");
  }
});

test("an attempt that failed before another paid the order says both", () => {
  const said = resultWords(
    order({ status: "confirmed", paymentStatus: "paid" }),
    payment("rejected", "cc_rejected_other_reason"),
  );
  expect(said.title).toBe("Tu pedido ya está pagado");
  expect(said.text).toMatch(/^Ese intento no pasó/);
});

test("what was given back is not said never to have been charged", () => {
  const said = resultWords(order({ status: "cancelled", paymentStatus: "refunded" }), null);
  expect(said.title).toBe("Reembolsado");
  expect(said.text).not.toContain("ningún cobro");
  expect(resultWords(order(), payment("rejected", "refund_due")).text).toMatch(/^Tu pago entró/);
});

test("a waiting payment says once that nobody should pay again", () => {
  for (const detail of ["pending_contingency", "pending_review_manual", ""]) {
    const { text } = resultWords(order({ isPaymentInFlight: true }), payment("pending", detail));
    expect(text.match(/no pagues de nuevo/g)).toHaveLength(1);
  }
  expect(resultWords(order({ isPaymentInFlight: true }), null).look).toBe("pending");
});

test("a rejection says that nothing was charged, and why, once each", () => {
  const { title, text } = resultWords(order(), payment("rejected", "cc_rejected_other_reason"));
  expect(title).toBe("El pago no se completó");
  expect(text).toBe("No se hizo ningún cobro. Tu banco no aprobó el pago. Usa otra tarjeta.");
  expect(resultWords(order(), payment("rejected", "by_payer")).text.match(/ningún cobro/g)).toHaveLength(1);
  expect(resultWords(order(), null).look).toBe("rejected");
});

test("of a payment that nobody knows, neither a charge nor that there was none is told", () => {
  const { title, text } = resultWords(null, null);
  expect(title).toBe("No encontramos ese pago");
  expect(text).not.toMatch(/cobro/);
});
