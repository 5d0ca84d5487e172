import { PSE } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { addDays, toProviderDate } from "./dates.ts";
import { badRequest } from "./errors.ts";
import type { Payment, PaymentStatus } from "./types.ts";

/** Allowed source statuses of each status. Refunds have their own path, in refunds.ts. */
const ALLOWED_FROM: Record<PaymentStatus, PaymentStatus[]> = {
  pending: [],
  in_process: [],
  approved: ["pending", "in_process", "in_mediation"],
  rejected: ["pending", "in_process"],
  cancelled: ["pending", "in_process"],
  in_mediation: ["approved"],
  charged_back: ["approved", "in_mediation", "charged_back"],
  refunded: ["approved", "in_mediation", "charged_back"],
};

/** A bank may confirm a transfer after its time was over. */
const isLateTransfer = (payment: Payment, status: PaymentStatus): boolean =>
  payment.payment_method_id === PSE.id && payment.status_detail === "expired" && status === "approved";

/** Moves a payment and queues its webhook; rejects invalid transitions. */
export function changeStatus(ctx: Context, payment: Payment, status: PaymentStatus, detail: string): void {
  if (!ALLOWED_FROM[status].includes(payment.status) && !isLateTransfer(payment, status)) {
    throw badRequest(3005, "Not valid action for the resource's state");
  }
  const isFirstApproval = status === "approved" && payment.date_approved === null;
  payment.status = status;
  payment.status_detail = detail;
  markUpdated(ctx, payment);
  if (isFirstApproval) approve(ctx, payment);
  ctx.notify(payment, "payment.updated");
}

/** Strictly increasing dates, so that two changes within a millisecond keep their order. */
export function markUpdated(ctx: Context, payment: Payment): void {
  const next = Math.max(ctx.now(), Date.parse(payment.date_last_updated) + 1);
  payment.date_last_updated = toProviderDate(next);
  ctx.store.touch();
}

function approve(ctx: Context, payment: Payment): void {
  const fee = Math.round(payment.transaction_amount * 0.0329);
  payment.date_approved = payment.date_last_updated;
  payment.money_release_date = toProviderDate(addDays(ctx.now(), 14));
  payment.money_release_status = "pending";
  payment.authorization_code = String(payment.id % 900_000).padStart(6, "1");
  payment.fee_details = [{ type: "mercadopago_fee", amount: fee, fee_payer: "collector" }];
  payment.transaction_details.net_received_amount = payment.transaction_amount - fee;
}
