import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { CorrectPurchaseInput, RecordPurchaseInput } from "./schema";

/** Records a purchase and moves its units into the stock; returns its id. */
export async function recordPurchase({
  key,
  total: _,
  taxId,
  ...purchase
}: RecordPurchaseInput): Promise<string> {
  const { data, error } = await serverClient().rpc("record_purchase", {
    p_key: key,
    p_purchase: { ...purchase, tax_id: taxId },
  });
  if (error) throw databaseFailure(error, "No se pudo registrar la compra");
  return data;
}

/** Corrects a line to what it should have said. */
export async function correctPurchase({ line, quantity, cost, reason }: CorrectPurchaseInput) {
  const { error } = await serverClient().rpc("correct_purchase", {
    p_line: line,
    p_quantity: quantity,
    p_reason: reason,
    ...(cost !== null && { p_cost: cost }),
  });
  if (error) throw databaseFailure(error, "No se pudo corregir la compra");
}
