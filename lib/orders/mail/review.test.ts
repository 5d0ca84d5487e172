import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { order as base, context } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../rows";
import { reviewApproved, reviewRejected } from "./review";

const order = (some: Partial<OrderDetail>): OrderDetail => ({
  ...base,
  status: "placed",
  paymentStatus: "rejected",
  expiresAt: "2026-03-10T15:10:00Z",
  ...some,
});

test("an approved payment is announced, unless it was refunded", () => {
  const text = textOf(reviewApproved(order({ status: "confirmed", paymentStatus: "paid" }), context()));
  expect(text).toContain("recibimos tu pago de $120.000");
  expect(reviewApproved(order({ paymentStatus: "refunded" }), context())).toBeNull();
});

test("a rejected one says that nothing was charged, and offers a retry while possible", () => {
  const open = textOf(reviewRejected(order({}), context()));
  expect(open).toContain("no se hizo ningún cobro");
  expect(open).toContain(`Intentar de nuevo: ${SITE}/pedido/llave`);
  expect(textOf(reviewRejected(order({ status: "expired" }), context()))).not.toContain("Intentar de nuevo");
  expect(reviewRejected(order({ paymentStatus: "paid" }), context())).toBeNull();
});
