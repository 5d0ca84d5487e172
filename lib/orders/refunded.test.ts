import { expect, test } from "vitest";
import { refundedAmount, refundedText } from "./refunded";
import type { PaymentAttempt } from "./rows";

const attempt = (status: string, refundedAmount: number) => ({ status, refundedAmount }) as PaymentAttempt;

test("the refunded amount is that of the payment that paid the order", () => {
  expect(refundedAmount({ payments: [] })).toBe(0);
  expect(refundedAmount({ payments: [attempt("rejected", 0), attempt("approved", 20_000)] })).toBe(20_000);
  expect(refundedAmount({ payments: [attempt("refunded", 50_000), attempt("rejected", 0)] })).toBe(50_000);
});

test("a line shows how many of its units were refunded", () => {
  expect(refundedText({ quantity: 2, refunded: 0 })).toBe("");
  expect(refundedText({ quantity: 2, refunded: 1 })).toBe("Dinero devuelto de 1 de 2");
  expect(refundedText({ quantity: 2, refunded: 2 })).toBe("Dinero devuelto");
});
