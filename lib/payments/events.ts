import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { settlePayment } from "./mutations";
import { type Run, startRun } from "./run";

/** Timeout for storing a webhook: the provider retries, so failing early is better than its own timeout. */
const STORE_WITHIN_MS = 4_000;
const PAYMENTS_AT_ONCE = 10;
const AFTER_A_NOTIFICATION_MS = 30_000;

/** Stores a notification before the response; false when it is a duplicate. */
export async function recordEvent(
  key: string,
  providerPaymentId: string,
  action: string,
  payload: { [name: string]: Json | undefined },
): Promise<boolean> {
  const { data, error } = await adminClient()
    .rpc("record_payment_event", {
      p_key: key,
      p_payment_id: providerPaymentId,
      p_action: action,
      p_payload: payload,
    })
    .abortSignal(AbortSignal.timeout(STORE_WITHIN_MS));
  if (error) throw databaseFailure(error, "No se pudo guardar el aviso de pago");
  return data;
}

/**
 * Processes stored notifications until the run ends. Notifications of one payment are one call to the provider, and
 * each is leased to one worker.
 */
export async function handleEvents(
  run: Run = startRun(AFTER_A_NOTIFICATION_MS),
): Promise<{ done: number; failed: number }> {
  const report = { done: 0, failed: 0 };
  while (run.goesOn()) {
    const { data: payments, error } = await adminClient().rpc("claim_payment_events", {
      p_limit: PAYMENTS_AT_ONCE,
    });
    if (error) throw databaseFailure(error, "No se pudieron leer los avisos de pago");
    for (const payment of payments) {
      const isDone = run.goesOn() && (await handlePayment(payment, run));
      report[isDone ? "done" : "failed"] += payment.ids.length;
    }
    if (payments.length < PAYMENTS_AT_ONCE) break;
  }
  return report;
}

/** Updates the payment of these events; false when it must be retried. */
async function handlePayment(
  { provider_payment_id: payment, ids }: { provider_payment_id: string; ids: number[] },
  run: Run,
): Promise<boolean> {
  let outcome: string;
  let isDone = false;
  try {
    ({ outcome } = await settlePayment(payment, run.provider));
    isDone = outcome !== "not_found";
  } catch (error) {
    outcome = error instanceof Error ? error.message : "failed";
    log("error", "payment_event.failed", { payment, events: ids.length, cause: error });
  }
  const { error } = await adminClient().rpc("finish_payment_events", {
    p_ids: ids,
    p_outcome: outcome,
    p_done: isDone,
  });
  if (error) log("error", "payment_event.not_finished", { payment, cause: error });
  return isDone && !error;
}
