import { expect, test } from "vitest";
import { toOutcome } from "./outcome";

const row = {
  id: "ours",
  providerId: "123",
  status: "approved" as const,
  statusDetail: "accredited",
  isRefundDue: false,
  method: "visa",
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
] as const)("%s/%s → %s", (status, statusDetail, expected) => {
  const outcome = toOutcome({ ...row, status, statusDetail });
  expect(outcome).toMatchObject({ status: expected, paymentId: "123", statusDetail });
  expect(outcome.message.length).toBeGreaterThan(10);
});

test("a refunded payment is never reported as approved", () => {
  const outcome = toOutcome({ ...row, isRefundDue: true });
  expect(outcome).toMatchObject({ status: "rejected", statusDetail: "refund_due" });
  expect(outcome.message).toMatch(/Te devolvemos todo el dinero/);
});

test("an attempt without a response is pending, under our own id", () => {
  const outcome = toOutcome({ ...row, providerId: null, status: "created", statusDetail: "" });
  expect(outcome).toMatchObject({ status: "pending", paymentId: "ours" });
  expect(outcome.message).toMatch(/^Todavía no sabemos/);
});
