import { expect, test } from "vitest";
import type { LinkedOrder } from "@/lib/orders/rows";
import { paymentMessage } from "@/lib/payments/status-detail";
import type { PaymentOutcome } from "@/lib/payments/types";
import { resultText as computeText } from "./result-text";

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
const resultText = (order: LinkedOrder | null, payment: PaymentOutcome | null) =>
  computeText(order, payment, Date.parse("2026-11-22T12:00:00Z"));
const payment = (status: PaymentOutcome["status"], statusDetail: string): PaymentOutcome => ({
  status,
  statusDetail,
  paymentId: "1",
  message: paymentMessage(status, statusDetail),
});

test("the failure page shows a paid order as paid", () => {
  for (const paymentStatus of ["paid", "partially_refunded"] as const) {
    const said = resultText(order({ status: "confirmed", paymentStatus }), null);
    expect(said).toMatchObject({ look: "approved", title: "Tu pago fue aprobado" });
    expect(said.text).not.toContain("ningún cobro");
  }
});

test("a failed attempt of an order that another attempt paid shows both", () => {
  const said = resultText(
    order({ status: "confirmed", paymentStatus: "paid" }),
    payment("rejected", "cc_rejected_other_reason"),
  );
  expect(said.title).toBe("Tu pedido ya está pagado");
  expect(said.text).toMatch(/^Ese intento no pasó/);
});

test("a refunded payment is not shown as never charged", () => {
  const said = resultText(order({ status: "cancelled", paymentStatus: "refunded" }), null);
  expect(said.title).toBe("Reembolsado");
  expect(said.text).not.toContain("ningún cobro");
  expect(resultText(order(), payment("rejected", "refund_due")).text).toMatch(/^Tu pago entró/);
});

test("a pending payment says once not to pay again", () => {
  for (const detail of ["pending_contingency", "pending_review_manual", ""]) {
    const { text } = resultText(order({ isPaymentInFlight: true }), payment("pending", detail));
    expect(text.match(/no pagues de nuevo/g)).toHaveLength(1);
  }
  expect(resultText(order({ isPaymentInFlight: true }), null).look).toBe("pending");
});

test("a rejection says once that nothing was charged, and once why", () => {
  const { title, text } = resultText(order(), payment("rejected", "cc_rejected_other_reason"));
  expect(title).toBe("El pago no se completó");
  expect(text).toBe("No se hizo ningún cobro. Tu banco no aprobó el pago. Usa otra tarjeta.");
  expect(resultText(order(), payment("rejected", "by_payer")).text.match(/ningún cobro/g)).toHaveLength(1);
  expect(resultText(order(), null).look).toBe("rejected");
});

test("for an unknown payment the text claims neither a charge nor the absence of one", () => {
  const { title, text } = resultText(null, null);
  expect(title).toBe("No encontramos ese pago");
  expect(text).not.toMatch(/cobro/);
});
