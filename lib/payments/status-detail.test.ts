import { expect, test } from "vitest";
import { paymentMessage } from "./status-detail";
import { PAYMENT_STATUSES, type PaymentStatus } from "./statuses";

/** Every detail that the provider's status page lists, under its status. */
const DOCUMENTED: Partial<Record<PaymentStatus, string[]>> = {
  approved: ["accredited", "partially_refunded"],
  authorized: ["pending_capture"],
  in_process: ["pending_contingency", "pending_review_manual", "offline_process"],
  pending: ["pending_waiting_transfer", "pending_waiting_payment", "pending_challenge"],
  rejected: [
    "cc_rejected_bad_filled_card_number",
    "cc_rejected_bad_filled_date",
    "cc_rejected_bad_filled_security_code",
    "cc_rejected_bad_filled_other",
    "cc_rejected_call_for_authorize",
    "cc_rejected_insufficient_amount",
    "insufficient_amount",
    "cc_amount_rate_limit_exceeded",
    "cc_rejected_card_disabled",
    "cc_rejected_card_error",
    "cc_rejected_blacklist",
    "cc_rejected_other_reason",
    "rejected_by_bank",
    "bank_error",
    "rejected_by_regulations",
    "rejected_insufficient_data",
    "cc_rejected_duplicated_payment",
    "cc_rejected_high_risk",
    "cc_rejected_max_attempts",
    "cc_rejected_invalid_installments",
    "cc_rejected_3ds_challenge",
    "cc_rejected_3ds_mandatory",
  ],
  cancelled: ["expired", "by_collector", "by_payer"],
  refunded: ["refunded", "by_admin"],
  charged_back: ["in_process", "settled", "reimbursed"],
};

test("every documented detail has its own text; a rejection says what to do next", () => {
  for (const [status, details] of Object.entries(DOCUMENTED))
    for (const detail of details) {
      const message = paymentMessage("error", detail);
      expect(message, detail).not.toBe(PAYMENT_STATUSES.error.message);
      expect(message, detail).toMatch(/^[^_]+[.!]$/);
      if (status === "rejected")
        expect(message, detail).toMatch(/[Rr]evisa|[Uu]sa|[Ii]nténtalo|intentarlo|Elige|Llámalo|Mira/);
    }
});

test("no text asks to pay again while a payment is open", () => {
  for (const detail of ["pending_contingency", "pending_review_manual", "offline_process", "unknown", ""])
    expect(paymentMessage("in_process", detail)).toContain("no pagues de nuevo");
  expect(paymentMessage("created")).toContain("no pagues de nuevo");
});

test("an unknown detail falls back to its status", () => {
  expect(paymentMessage("rejected", "cc_rejected_moon_phase")).toMatch(/^Pago rechazado/);
});

test("a payment from a bank never speaks of another card, a limit or instalments", () => {
  const details = ["", "unknown", ...Object.values(DOCUMENTED).flat(), "refund_due"];
  for (const status of ["rejected", "cancelled", "refunded", "approved"] as const)
    for (const detail of details.filter((one) => !one.startsWith("cc_") || status === "rejected")) {
      const message = paymentMessage(status, detail, "pse");
      expect(message, detail).not.toMatch(/otra tarjeta|misma tarjeta|tu tarjeta|La tarjeta|cupo|cuotas/);
      if (status === "rejected" && detail !== "refund_due" && !/refund|admin/.test(detail))
        expect(message, detail).toMatch(/paga con tarjeta/);
    }
});

test("a payment that waits at the bank says so, and one whose time is over charged nothing", () => {
  expect(paymentMessage("pending", "pending_waiting_transfer", "pse")).toMatch(/página de tu banco/);
  expect(paymentMessage("rejected", "expired", "pse")).toMatch(/plazo.*no se hizo ningún cobro/);
});
