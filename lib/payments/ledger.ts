import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { appliedPayment, paymentAttempt, refundState, repeatedAttempt } from "./rows";
import type {
  AppliedPayment,
  OpenRefund,
  PaymentAttempt,
  PaymentSnapshot,
  RefundState,
  RepeatedAttempt,
} from "./types";

const FAILED = "No se pudo procesar el pago";
const UNREAD = "No pudimos leer los pagos.";
const COLUMNS = "id, order_id, provider_payment_id, status, status_detail, refund_due";

export type PaymentRow = {
  id: string;
  order_id: string;
  provider_payment_id: string | null;
  status: string;
  status_detail: string;
  refund_due: boolean;
};

/**
 * Opens an attempt: one at a time, its stock reserved. A request that was made before, told by its mark, opens nothing and
 * answers with its attempt. Refusals carry the database's Spanish text.
 */
export async function beginPayment(token: string, mark: string): Promise<PaymentAttempt | RepeatedAttempt> {
  const { data, error } = await adminClient().rpc("begin_payment", { p_token: token, p_mark: mark });
  if (error) throw databaseFailure(error, FAILED);
  return z.union([repeatedAttempt, paymentAttempt]).parse(data);
}

/** Records what the provider says and moves the order. */
export async function applySnapshot(snapshot: PaymentSnapshot): Promise<AppliedPayment> {
  const { data, error } = await adminClient().rpc("apply_payment", { p_snapshot: snapshot });
  if (error) throw databaseFailure(error, FAILED);
  return appliedPayment.parse(data);
}

export async function abandonPayment(paymentId: string, reason: string): Promise<void> {
  const { error } = await adminClient().rpc("abandon_payment", { p_payment: paymentId, p_reason: reason });
  if (error) throw databaseFailure(error, FAILED);
}

/** The provider still does not know a closed attempt; answers whether it will be asked once more. */
export async function paymentChecked(paymentId: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("payment_checked", { p_payment: paymentId });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** The provider refused to give a payment back: leaves it alone for a while. */
export async function postponeGiveBack(paymentId: string): Promise<void> {
  const { error } = await adminClient().rpc("postpone_give_back", { p_payment: paymentId });
  if (error) throw databaseFailure(error, FAILED);
}

/** The payment as the database has it now. */
export async function readPayment(id: string): Promise<PaymentRow> {
  const { data, error } = await adminClient().from("payments").select(COLUMNS).eq("id", id).single();
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** Every attempt of the order behind a token, newest first; none when the token opens nothing. */
export async function paymentsOfToken(token: string): Promise<PaymentRow[]> {
  const db = adminClient();
  const order = await db.rpc("order_by_token", { p_token: token });
  if (order.error) throw databaseFailure(order.error, UNREAD);
  const orderId = z.object({ id: z.string() }).nullable().parse(order.data)?.id;
  if (!orderId) return [];
  const { data, error } = await db
    .from("payments")
    .select(COLUMNS)
    .eq("order_id", orderId)
    .order("attempt", { ascending: false });
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Refunds whose end nobody knows yet: the one named, or all that were last touched before a moment. */
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
      provider_payment_id: (await readPayment(payment_id)).provider_payment_id ?? "",
    })),
  );
}

/** Notes how a refund ended; with neither a refusal nor the payment's word it stays open. */
export async function finishRefund(id: string, refusal = ""): Promise<RefundState> {
  const { data, error } = await adminClient().rpc("finish_refund", { p_refund: id, p_error: refusal });
  if (error) throw databaseFailure(error, FAILED);
  return refundState.parse(data);
}

/** What an alert says of its order; null when that is gone. */
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
