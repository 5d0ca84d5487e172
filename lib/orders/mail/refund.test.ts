import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail, PaymentAttempt } from "../types";
import { orderRefunded } from "./refund";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : "");
const paying = order.payments[0] as PaymentAttempt;
const with_ = (some: Partial<OrderDetail>, ...payments: Partial<PaymentAttempt>[]): OrderDetail => ({
  ...order,
  ...some,
  payments: payments.map((one) => ({ ...paying, ...one })),
});

test("a part: how much, to which card, and that the rest stays", () => {
  const partly = with_({ paymentStatus: "partially_refunded" }, { refundedAmount: 30_000 });
  const text = textOf(orderRefunded(partly, context({ attempt: 1, amount: 30_000 })));
  expect(text).toMatch(/^Te devolvimos una parte de tu pedido\n/);
  expect(text).toContain("Te devolvimos: $30.000\nA dónde: Mastercard terminada en 3564");
  expect(text).toContain("El resto sigue igual.");
});

test("all of it", () => {
  const all = with_({ paymentStatus: "refunded" }, { status: "refunded", refundedAmount: 120_000 });
  expect(textOf(orderRefunded(all, context({ attempt: 1, amount: 120_000 })))).toContain(
    "Te devolvimos $120.000 de tu pedido.",
  );
});

test("cash goes back as it was agreed", () => {
  const cash = with_(
    { paymentMethod: "contra_entrega", paymentStatus: "refunded" },
    { method: "efectivo", lastFour: "" },
  );
  const text = textOf(orderRefunded(cash, context({ attempt: 1, amount: 50_000 })));
  expect(text).toContain("A dónde: Por el medio que acordamos contigo");
});

test("sold out after it was paid: the order does not go on, the money comes back, before and after it left", () => {
  const late = { status: "expired", paymentStatus: "rejected", paidAt: null } as const;
  const due = textOf(orderRefunded(with_(late, { refundedAmount: 0 }), context({ attempt: 1 })));
  expect(due).toContain("lo que pediste se había agotado");
  expect(due).toContain("Te devolvemos: $120.000");
  expect(due).toContain("La devolución ya está en trámite");
  const gone = textOf(
    orderRefunded(
      with_({ ...late, paymentStatus: "refunded" }, { status: "refunded", refundedAmount: 120_000 }),
      context({ attempt: 1 }),
    ),
  );
  expect(gone).toContain("lo que pediste se había agotado");
  expect(gone).toContain("La devolución ya salió");
});

test("a course paid in two orders: one is enough, and nothing is said of stock", () => {
  const extra = { status: "placed", paymentStatus: "unpaid", paidAt: null } as const;
  const course = textOf(
    orderRefunded(
      with_({ ...extra, items: [item("course")] }, { refundedAmount: 0 }),
      context({ attempt: 1 }),
    ),
  );
  expect(course).toContain("ya tenías el curso por otro pedido tuyo. No te lo cobramos dos veces.");
  expect(course).not.toContain("agotado");
  const both = with_({ ...extra, items: [item("course"), item("product")] }, { refundedAmount: 0 });
  expect(textOf(orderRefunded(both, context({ attempt: 1 })))).toContain("El pedido no sigue.");
});

test("paid twice, or after it was cancelled: each says so", () => {
  const twice = with_({}, {}, { attempt: 2, refundedAmount: 120_000, status: "refunded" });
  expect(textOf(orderRefunded(twice, context({ attempt: 2, amount: 120_000 })))).toContain(
    "Recibimos dos pagos",
  );
  const cancelled = with_(
    { status: "cancelled", paymentStatus: "unpaid", paidAt: null },
    { refundedAmount: 0 },
  );
  expect(textOf(orderRefunded(cancelled, context({ attempt: 1 })))).toContain("ya estaba cancelado");
});

test("nothing to say of a payment that is not there or that the bank took back", () => {
  expect(orderRefunded(with_({}, {}), context({ attempt: 7, amount: 1 }))).toBeNull();
  expect(orderRefunded(with_({}, { status: "charged_back" }), context({ attempt: 1, amount: 1 }))).toBeNull();
});
