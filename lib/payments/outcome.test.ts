import { expect, test } from "vitest";
import { toOutcome } from "./outcome";

const row = {
  id: "ours",
  provider_payment_id: "123",
  status: "approved",
  status_detail: "accredited",
  refund_due: false,
};

test.each([
  ["approved", "accredited", "approved"],
  ["approved", "partially_refunded", "approved"],
  ["pending", "pending_waiting_transfer", "pending"],
  ["in_process", "pending_contingency", "pending"],
  ["authorized", "pending_capture", "pending"],
  ["rejected", "cc_rejected_other_reason", "rejected"],
  ["cancelled", "by_payer", "rejected"],
  ["refunded", "refunded", "rejected"],
  ["charged_back", "settled", "rejected"],
  ["in_mediation", "", "rejected"],
  ["error", "400 2006", "rejected"],
])("%s/%s → %s", (status, status_detail, expected) => {
  const outcome = toOutcome({ ...row, status, status_detail });
  expect(outcome).toMatchObject({ status: expected, paymentId: "123", statusDetail: status_detail });
  expect(outcome.message.length).toBeGreaterThan(10);
});

test("money that goes back is never told as approved", () => {
  const outcome = toOutcome({ ...row, refund_due: true });
  expect(outcome).toMatchObject({ status: "rejected", statusDetail: "refund_due" });
  expect(outcome.message).toMatch(/Te devolvemos todo el dinero/);
});

test("an attempt without an answer is pending, under our own number", () => {
  const outcome = toOutcome({ ...row, provider_payment_id: null, status: "created", status_detail: "" });
  expect(outcome).toMatchObject({ status: "pending", paymentId: "ours", statusDetail: "unconfirmed" });
});
