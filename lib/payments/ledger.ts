import "server-only";
import { z } from "zod";
import type { PaymentMethod } from "@/lib/orders/types";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import type { StoredPayment } from "./outcome";
import type { Blocked } from "./refund-refusal";
import type { AppliedPayment, BankList, PaymentAttempt, RefundState, RepeatedAttempt } from "./rows";
import { appliedPayment, bankList, paymentAttempt, refundState, repeatedAttempt } from "./rows";
import type { Bank, OpenRefund, PaymentSnapshot } from "./types";

const FAILED = "No se pudo procesar el pago";
const UNREAD = "No pudimos leer los pagos.";

/** `mark` identifies the request. */
export type PaymentOpening = {
  token: string;
  mark: string;
  method: PaymentMethod;
  details?: BankDetails;
  /** What the buyer was shown, in COP: staff may have changed the order meanwhile. */
  total?: number | undefined;
};

/** The account that pays, as it is stored with the attempt. */
export type BankDetails = {
  person: string;
  document_type: string;
  document_number: string;
  bank_id: string;
  bank_name: string;
};

/**
 * Opens a payment attempt and reserves its stock; only one may be open. A repeated request, identified by its mark,
 * returns the existing attempt. Failures have the database's Spanish text.
 */
export async function beginPayment(opening: PaymentOpening): Promise<PaymentAttempt | RepeatedAttempt> {
  const { data, error } = await adminClient().rpc("begin_payment", {
    p_token: opening.token,
    p_mark: opening.mark,
    p_method: opening.method,
    p_details: opening.details ?? {},
    ...(opening.total !== undefined && { p_total: opening.total }),
  });
  if (error) throw databaseFailure(error, FAILED);
  return z.union([repeatedAttempt, paymentAttempt]).parse(data);
}

/** Records the provider's state of a payment and updates the order. */
export async function applySnapshot({ challenge: _, ...snapshot }: PaymentSnapshot): Promise<AppliedPayment> {
  const { data, error } = await adminClient().rpc("apply_payment", { p_snapshot: snapshot });
  if (error) throw databaseFailure(error, FAILED);
  return appliedPayment.parse(data);
}

export async function abandonPayment(paymentId: string, reason: string): Promise<void> {
  const { error } = await adminClient().rpc("abandon_payment", { p_payment: paymentId, p_reason: reason });
  if (error) throw databaseFailure(error, FAILED);
}

/** The provider still does not know a closed attempt; returns whether to ask again. */
export async function paymentChecked(paymentId: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("payment_checked", { p_payment: paymentId });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** The provider rejected a refund: postpones the next try. */
export async function postponeRefund(paymentId: string): Promise<void> {
  const { error } = await adminClient().rpc("postpone_give_back", { p_payment: paymentId });
  if (error) throw databaseFailure(error, FAILED);
}

const STORED =
  "id, providerId:provider_payment_id, status, statusDetail:status_detail, isRefundDue:refund_due, method, bankUrl:bank_url, expiresAt:expires_at";

/** The payment as stored. */
export async function readPayment(
  id: string,
): Promise<StoredPayment & { bankUrl: string | null; expiresAt: string | null }> {
  const { data, error } = await adminClient().from("payments").select(STORED).eq("id", id).single();
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** Unsettled refunds: one by id, or all last touched before a time. */
export async function openRefunds(which: { id: string } | { before: string }): Promise<OpenRefund[]> {
  const query = adminClient()
    .from("refunds")
    .select("id, amount, idempotency_key, payment_id")
    .eq("state", "pendiente")
    .eq("channel", "proveedor");
  const { data, error } = await ("id" in which
    ? query.eq("id", which.id)
    : query.lt("updated_at", which.before).order("updated_at").limit(50));
  if (error) throw databaseFailure(error, UNREAD);
  return Promise.all(
    data.map(async ({ payment_id, ...refund }) => ({
      ...refund,
      provider_payment_id: (await readPayment(payment_id)).providerId ?? "",
    })),
  );
}

/** Records the outcome of a refund; without a refusal or the payment's state it stays open. */
export async function finishRefund(
  id: string,
  { text, blocked }: { text: string; blocked: Blocked },
): Promise<RefundState> {
  const { data, error } = await adminClient().rpc("finish_refund", {
    p_refund: id,
    p_error: text,
    p_blocked: blocked,
  });
  if (error) throw databaseFailure(error, FAILED);
  return refundState.parse(data);
}

/** The order's data for an alert mail; null when it was deleted. */
export async function orderOfAlert(
  id: string,
): Promise<{ id: string; total: number; customerName: string } | null> {
  const { data, error } = await adminClient()
    .from("orders")
    .select("id, total_price, customer_name")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, UNREAD);
  return data && { id: data.id, total: data.total_price, customerName: data.customer_name };
}

/** The stored banks; with `claims`, `refresh` says that the caller has to fetch a new list. */
export async function readBankList(claims: boolean): Promise<BankList> {
  const { data, error } = await adminClient().rpc("bank_list", { p_claims: claims });
  if (error) throw databaseFailure(error, "No pudimos leer los bancos");
  return bankList.parse(data);
}

export async function storeBankList(banks: Bank[]): Promise<void> {
  const { error } = await adminClient().rpc("store_bank_list", { p_banks: banks });
  if (error) throw databaseFailure(error, "No se pudieron guardar los bancos");
}
