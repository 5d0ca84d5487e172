import type { ActionResult } from "@/lib/core/result";
import { moveOrdersAction } from "@/lib/orders/staff/actions";
import { skippedText } from "@/lib/orders/staff/labels";

/** Reverts the preparation of orders; those that moved on meanwhile stay and are named. */
export async function unprepare(orderIds: string[]): Promise<ActionResult<unknown>> {
  const result = await moveOrdersAction({ orderIds, move: "back" });
  if (!result.ok || result.data.skipped.length === 0) return result;
  const message = `No se deshizo del todo: ${skippedText(result.data.skipped)}.`;
  return { ok: false, code: "conflict", message };
}
