import { isMissing, type Json } from "./body.ts";
import { PSE } from "./catalogue.ts";
import { COLLECTOR_ID, type Context } from "./context.ts";
import { daysBetween, toProviderDate } from "./dates.ts";
import { badRequest, notFound } from "./errors.ts";
import { markUpdated } from "./transitions.ts";
import type { Payment, Refund } from "./types.ts";

const REFUNDABLE_DAYS = 180;

/** Refunds the rest of a payment, or a given amount. */
export function refundPayment(ctx: Context, payment: Payment, body: Json): Refund {
  const left = payment.transaction_amount - payment.transaction_amount_refunded;
  const isOpen = payment.status === "approved" || payment.status === "in_mediation";
  if (!isOpen || left <= 0 || payment.date_approved === null) {
    throw badRequest(2063, "The action requested is not valid for the current payment state");
  }
  if (daysBetween(Date.parse(payment.date_approved), ctx.now()) > REFUNDABLE_DAYS) {
    throw badRequest(2064, "The payment is too old to be refunded");
  }
  const amount = isMissing(body.amount) ? left : readAmount(body.amount, left);
  const isPart = amount < payment.transaction_amount;
  if (isPart && payment.payment_method_id === PSE.id && !ctx.store.state.settings.partial_bank_refunds) {
    throw badRequest(3024, "Partial refund unsupported for this transaction");
  }
  const refund = buildRefund(ctx, payment, amount);
  payment.refunds.push(refund);
  payment.transaction_amount_refunded += amount;
  const isTotal = payment.transaction_amount_refunded === payment.transaction_amount;
  payment.status = isTotal ? "refunded" : payment.status;
  payment.status_detail = isTotal ? "refunded" : "partially_refunded";
  markUpdated(ctx, payment);
  ctx.notify(payment, "payment.updated");
  return refund;
}

export function getRefund(payment: Payment, id: string): Refund {
  const refund = payment.refunds.find((candidate) => String(candidate.id) === id);
  if (!refund) throw notFound(2024, "Refund not found");
  return refund;
}

function readAmount(value: unknown, left: number): number {
  const amount = typeof value === "string" ? Number(value) : value;
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0 || amount > left) {
    throw badRequest(2017, "Invalid transaction_amount for update");
  }
  return amount;
}

function buildRefund(ctx: Context, payment: Payment, amount: number): Refund {
  const now = ctx.now();
  return {
    id: ctx.store.nextId(now),
    payment_id: payment.id,
    amount,
    amount_refunded_to_payer: amount,
    metadata: {},
    source: { id: String(COLLECTOR_ID), name: "Tienda de prueba", type: "collector" },
    date_created: toProviderDate(now),
    unique_sequence_number: null,
    refund_mode: "standard",
    adjustment_amount: 0,
    status: "approved",
    reason: null,
    labels: [],
    partition_details: [],
  };
}
