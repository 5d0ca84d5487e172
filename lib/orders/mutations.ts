import "server-only";
import { visitorMark } from "@/lib/auth/rate-limit";
import type { SessionUser } from "@/lib/auth/session";
import { TEXTS } from "@/lib/legal/acceptance";
import type { Place } from "@/lib/places/address";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import type { LinkedOrder, ReversalRequest, WithdrawalRequest } from "./rows";
import { linkedOrder, reversalRequest, withdrawalRequest } from "./rows";
import type { InvoiceData, RefundKeyInput, ReversalInput } from "./schema";
import type { DeliveryKind, PaymentMethod } from "./types";

type NewOrder = {
  checkoutKey: string;
  /** Idempotency key of an earlier unpaid order of the same checkout, replaced by this one. */
  replaces?: string;
  method: PaymentMethod;
  items: { type: "product" | "service" | "course"; id: string; quantity: number }[];
  expectedTotal: number;
  name: string;
  phone: string;
  delivery: DeliveryKind;
  /** Null without a delivery. */
  place: Place | null;
  email: string;
  /** The device of a service and its fault; empty without a service. */
  device: string;
  fault: string;
};

export const NOT_PLACED = "No pudimos guardar tu pedido. Intenta de nuevo.";

/** Places an order at the database's prices, with the accepted text versions; the same checkout key returns the same order. */
export async function placeOrder(order: NewOrder, user: SessionUser | null): Promise<LinkedOrder> {
  // The server vouches for a guest, who has no session; the function decides everything else.
  const client = user ? serverClient() : adminClient();
  const { data, error } = await client.rpc("place_order", {
    p_checkout_key: order.checkoutKey,
    p_items: order.items.map(({ type, id, quantity }) => ({ type, id, quantity })),
    p_method: order.method,
    p_expected_total: order.expectedTotal,
    p_name: order.name,
    p_phone: order.phone,
    p_delivery: order.delivery,
    ...(order.place && { p_place: order.place }),
    p_email: order.email,
    p_terms: TEXTS.order,
    p_device: order.device,
    p_fault: order.fault,
    ...(!user && { p_visitor: await visitorMark() }),
    ...(order.replaces && { p_replaces: order.replaces }),
  });
  if (error) throw databaseFailure(error, NOT_PLACED);
  return linkedOrder.parse(data);
}

/** Cancels an unpaid order. */
export async function cancelOrder({ token }: { token: string }): Promise<void> {
  const { error } = await publicClient().rpc("cancel_order", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos cancelar tu pedido. Intenta de nuevo.");
}

/** Withdraws from lines of a paid order; the database checks the deadline. */
export async function requestWithdrawal(
  { token, items, reason }: { token: string; items: string[]; reason: string },
  user: SessionUser | null,
): Promise<WithdrawalRequest> {
  // With the user's session, so that the audit log records the actor.
  const client = user ? serverClient() : publicClient();
  const { data, error } = await client.rpc("request_withdrawal", {
    p_token: token,
    p_items: items,
    p_reason: reason,
  });
  if (error) throw databaseFailure(error, "No pudimos registrar tu retracto. Intenta de nuevo.");
  return withdrawalRequest.parse(data);
}

/** Requests the reversal of an electronic payment; the database checks the deadline. */
export async function requestReversal(
  { token, cause, amount, learnedOn, reason, issuerTold }: ReversalInput,
  user: SessionUser | null,
): Promise<ReversalRequest> {
  const client = user ? serverClient() : publicClient();
  const { data, error } = await client.rpc("request_reversal", {
    p_token: token,
    p_cause: cause,
    p_amount: amount,
    p_learned_on: learnedOn,
    p_reason: reason,
    p_issuer_told: issuerTold,
  });
  if (error) throw databaseFailure(error, "No pudimos registrar la reversión. Intenta de nuevo.");
  return reversalRequest.parse(data);
}

/** Asks for an invoice of an order, or corrects what was asked; the database decides until when. */
export async function requestInvoice(
  { token, invoice }: { token: string; invoice: InvoiceData },
  user: SessionUser | null,
): Promise<void> {
  const client = user ? serverClient() : publicClient();
  const { error } = await client.rpc("request_invoice", {
    p_token: token,
    p_document_type: invoice.documentType,
    p_document_number: invoice.documentNumber,
    p_name: invoice.name,
    p_email: invoice.email,
    p_municipality: invoice.municipality.code,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar los datos de tu factura. Intenta de nuevo.");
}

/** Says where the buyer receives money that the provider cannot return; the database checks that it was asked for. */
export async function giveRefundKey(key: RefundKeyInput, user: SessionUser | null): Promise<void> {
  const client = user ? serverClient() : publicClient();
  const { error } = await client.rpc("give_refund_key", {
    p_token: key.token,
    p_kind: key.kind,
    p_number: key.number,
    p_holder: key.holder,
    p_document: key.document,
    p_bank: key.bank,
    p_account: key.account,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar a dónde te devolvemos. Intenta de nuevo.");
}
