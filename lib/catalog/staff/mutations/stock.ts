import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { CountAnswer } from "../rows";
import { countAnswer } from "../rows";
import type { AdjustStockInput, CountStockInput } from "../schema";

const NOT_MOVED = "No se pudieron ajustar las existencias";

/** Records units in or out with a reason; returns the new stock. */
export async function adjustStock({ id, direction, units, motive, note }: AdjustStockInput): Promise<number> {
  const { data, error } = await serverClient().rpc("adjust_stock", {
    p_product: id,
    p_delta: direction === "in" ? units : -units,
    p_note: note ? `${motive}: ${note}` : motive,
  });
  if (error) throw databaseFailure(error, NOT_MOVED);
  return data;
}

/** Sets the stock to the counted number, unless it changed since the count began. */
export async function countStock({ id, counted, seen, note }: CountStockInput): Promise<CountAnswer> {
  const { data, error } = await serverClient().rpc("count_stock", {
    p_product: id,
    p_counted: counted,
    p_seen: seen,
    p_note: note,
  });
  if (error) throw databaseFailure(error, NOT_MOVED);
  return countAnswer.parse(data);
}
