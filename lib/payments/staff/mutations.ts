import "server-only";
import type { z } from "zod";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { cancelOpenPayment } from "../cancel";
import { openRefunds } from "../ledger";
import { requestGateway } from "../provider";
import { carryOutRefund } from "../refunds";
import type { RefundState } from "../rows";
import { openedRefund } from "../rows";
import type { refundOrderSchema } from "./schema";

/**
 * Refunds an order in full or in part. Stored with the user's session before the provider is called; 'pendiente' means
 * that the outcome is unknown and a job retries.
 */
export async function refundOrder(
  input: z.output<typeof refundOrderSchema>,
): Promise<{ state: RefundState }> {
  const { data, error } = await serverClient().rpc("open_refund", {
    p_order: input.orderId,
    p_amount: input.amount,
    p_reason: input.reason,
    p_request: input.request,
    p_expected_left: input.left,
    p_reference: input.reference,
    p_method: input.way ?? "",
    p_lines: input.lines,
    p_channel: input.channel,
    ...(input.withdrawalId && { p_retracto: input.withdrawalId }),
  });
  if (error) throw databaseFailure(error, "No se pudo hacer el reembolso");
  const refund = openedRefund.parse(data);
  if (refund.state === "pendiente") return answer(await carryOutRefund(refund, requestGateway()));
  return answer({ state: refund.state, refusal: refund.error });
}

/** Retries a refund whose outcome is unknown. */
export async function retryRefund({ refundId }: { refundId: string }): Promise<{ state: RefundState }> {
  const [refund] = await openRefunds({ id: refundId });
  if (!refund) throw new Failure("conflict", "Ese reembolso ya terminó. Recarga la página.");
  return answer(await carryOutRefund(refund, requestGateway()));
}

/** Asks the buyer where to return money that the provider cannot; returns whether there is an address to write to. */
export async function askRefundKey({ orderId }: { orderId: string }): Promise<{ isMailed: boolean }> {
  const { data, error } = await serverClient().rpc("ask_refund_key", { p_order: orderId });
  if (error) throw databaseFailure(error, "No se pudo pedir la llave");
  return { isMailed: data };
}

/** Cancels an order's payment under review at the provider; returns the payment's state afterwards. */
export async function cancelPayment({ orderId }: { orderId: string }): Promise<{ outcome: string }> {
  const { data: payment, error } = await serverClient().rpc("cancel_payment", { p_order: orderId });
  if (error) throw databaseFailure(error, "No se pudo anular el pago");
  const { outcome } = await cancelOpenPayment(payment, requestGateway()).catch((cause: unknown) => {
    throw new Failure("unavailable", "Mercado Pago no responde. Inténtalo de nuevo en unos minutos.", {
      cause,
    });
  });
  return { outcome };
}

/** Marks a payment that does not match its order as handled. */
export async function settleMismatch(input: { orderId: string; note: string }): Promise<void> {
  const { error } = await serverClient().rpc("settle_mismatch", {
    p_order: input.orderId,
    p_note: input.note,
  });
  if (error) throw databaseFailure(error, "No se pudo guardar");
}

function answer({ state, refusal }: { state: RefundState; refusal: string }): { state: RefundState } {
  if (state === "fallido")
    throw new Failure("conflict", `${refusal} No se movió dinero.`.trim(), { reason: "refund_refused" });
  return { state };
}
