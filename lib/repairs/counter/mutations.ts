import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { MoneyMoveInput, RecordAnswerInput } from "./schema";

const RETRY = "Intenta de nuevo.";

export async function payAtCounter(quoteId: string, method: string, amount: number): Promise<void> {
  const { error } = await serverClient().rpc("pay_quote_at_counter", {
    p_quote: quoteId,
    p_method: method,
    p_amount: amount,
  });
  if (error) throw databaseFailure(error, `No se pudo registrar el pago. ${RETRY}`);
}

/** Returns the new total of the deposits. */
export async function moveMoney(input: MoneyMoveInput): Promise<{ deposit: number }> {
  const { data, error } = await serverClient().rpc("move_repair_money", {
    p_orden: input.repairId,
    p_kind: input.kind,
    p_amount: input.amount,
    p_method: input.method,
    p_reason: input.reason,
    p_expected: input.expected,
    ...(input.corrects && { p_corrects: input.corrects }),
  });
  if (error) throw databaseFailure(error, `No se pudo registrar el movimiento. ${RETRY}`);
  return { deposit: data };
}

/** Records an answer given by phone or in person. The fixed offset is safe: Colombia has no daylight saving time. */
export async function recordAnswer(input: RecordAnswerInput): Promise<void> {
  const { error } = await serverClient().rpc("record_quote_answer", {
    p_quote: input.quoteId,
    p_approve: input.decision === "aprobada",
    p_name: input.name,
    p_via: input.via,
    p_at: `${input.at}:00-05:00`,
    p_terms: input.acceptsTerms,
    p_note: input.note,
  });
  if (error) throw databaseFailure(error, `No se pudo registrar la respuesta. ${RETRY}`);
}
