import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { settlePayment } from "./mutations";

/** Stores a notification before it is answered; false when it was there already. */
export async function recordEvent(
  key: string,
  providerPaymentId: string,
  action: string,
  payload: { [name: string]: Json | undefined },
): Promise<boolean> {
  const { data, error } = await adminClient().rpc("record_payment_event", {
    p_key: key,
    p_payment_id: providerPaymentId,
    p_action: action,
    p_payload: payload,
  });
  if (error) throw databaseFailure(error, "No se pudo guardar el aviso de pago");
  return data;
}

/** Works off stored notifications that wait; each one is handed to one worker only. */
export async function handleEvents(limit = 20): Promise<{ done: number; failed: number }> {
  const { data: events, error } = await adminClient().rpc("claim_payment_events", { p_limit: limit });
  if (error) throw databaseFailure(error, "No se pudieron leer los avisos de pago");
  let failed = 0;
  for (const event of events) if (!(await handleEvent(event))) failed += 1;
  return { done: events.length - failed, failed };
}

/** Settles the payment that one event names; false when it has to be tried again later. */
export async function handleEvent(event: { id: number; provider_payment_id: string }): Promise<boolean> {
  let outcome: string;
  let isDone = false;
  try {
    ({ outcome } = await settlePayment(event.provider_payment_id));
    isDone = outcome !== "not_found";
  } catch (error) {
    outcome = error instanceof Error ? error.message : "failed";
    log("error", "payment_event.failed", { event: event.id, cause: error });
  }
  const { error } = await adminClient().rpc("finish_payment_event", {
    p_id: event.id,
    p_outcome: outcome,
    p_done: isDone,
  });
  if (error) log("error", "payment_event.not_finished", { event: event.id, cause: error });
  return isDone && !error;
}
