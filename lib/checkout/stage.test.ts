import { expect, test } from "vitest";
import { checkoutStage } from "./stage";

const NOW = Date.parse("2026-03-10T15:00:00Z");
const open = {
  status: "placed",
  paymentMethod: "card",
  paymentStatus: "unpaid",
  shippingStatus: "pending",
  expiresAt: "2026-03-10T15:20:00Z",
  isPaymentInFlight: false,
} as const;

test.each([
  ["nobody paid yet", {}, "open"],
  ["refused: may try again", { paymentStatus: "rejected" }, "open"],
  ["sent, no answer yet", { isPaymentInFlight: true }, "pending"],
  ["under review", { paymentStatus: "pending" }, "pending"],
  ["paid", { status: "confirmed", paymentStatus: "paid" }, "paid"],
  ["paid, part given back", { status: "confirmed", paymentStatus: "partially_refunded" }, "paid"],
  ["time over", { expiresAt: "2026-03-10T14:59:00Z" }, "closed"],
  ["swept", { status: "expired", expiresAt: null }, "closed"],
  ["cancelled", { status: "cancelled" }, "cancelled"],
  ["cash on delivery", { paymentMethod: "contra_entrega", expiresAt: null }, "closed"],
  ["given back", { status: "cancelled", paymentStatus: "refunded" }, "returned"],
  ["paid too late, given back", { status: "expired", paymentStatus: "refunded" }, "returned"],
  ["disputed at the bank", { status: "confirmed", paymentStatus: "charged_back" }, "returned"],
] as const)("%s", (_name, change, stage) => {
  expect(checkoutStage({ ...open, ...change }, NOW)).toBe(stage);
});
