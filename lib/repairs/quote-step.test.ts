import { expect, test } from "vitest";
import { quoteDue, quoteStep } from "./quote-step";
import type { RepairQuote } from "./rows";

const NOW = Date.parse("2026-11-20T12:00:00-05:00");
const QUOTE: Parameters<typeof quoteStep>[0] = {
  state: "pendiente",
  validUntil: "2026-12-01T23:59:59-05:00",
  paidAt: null,
  paymentStatus: null,
};
const cases: [string, Partial<RepairQuote>, string][] = [
  ["waits for an answer", {}, "decide"],
  ["waits without an end", { validUntil: null }, "decide"],
  ["waited too long", { validUntil: "2026-11-20T11:59:59-05:00" }, "expired"],
  ["was refused", { state: "rechazada" }, "rejected"],
  ["was approved", { state: "aprobada" }, "pay"],
  ["was approved and its time went by", { state: "aprobada", validUntil: "2026-11-01T00:00:00Z" }, "pay"],
  ["was tried with a refused card", { state: "aprobada", paymentStatus: "rejected" }, "pay"],
  ["is being paid", { state: "aprobada", paymentStatus: "pending" }, "in_review"],
  ["is paid", { state: "aprobada", paidAt: "2026-11-20T16:00:00Z", paymentStatus: "paid" }, "paid"],
];

test.each(cases)("a quote that %s", (_, change, step) => {
  expect(quoteStep({ ...QUOTE, ...change }, NOW, null)).toBe(step);
});

test("nothing is due for a device returned unrepaired; what was paid stays paid", () => {
  const step = (change: Partial<RepairQuote>) => quoteStep({ ...QUOTE, ...change }, NOW, "sin_reparar");
  expect(step({})).toBe("void");
  expect(step({ state: "aprobada" })).toBe("void");
  expect(step({ state: "aprobada", paymentStatus: "pending" })).toBe("in_review");
  expect(step({ state: "aprobada", paidAt: "2026-11-20T16:00:00Z" })).toBe("paid");
  expect(step({ state: "rechazada" })).toBe("rejected");
  expect(quoteStep({ ...QUOTE, state: "aprobada" }, NOW, "reparado")).toBe("pay");
});

test("the balance is the total minus deposits", () => {
  expect(quoteDue({ total: 150_000, deposit: 0 })).toBe(150_000);
  expect(quoteDue({ total: 150_000, deposit: 50_000 })).toBe(100_000);
  expect(quoteDue({ total: 150_000, deposit: 150_000 })).toBe(0);
});
