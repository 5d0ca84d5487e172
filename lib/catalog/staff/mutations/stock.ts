import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { CountAnswer } from "../rows";
import { countAnswer } from "../rows";
import type { AdjustStockInput, CountStockInput, ValueStockInput } from "../schema";

const NOT_MOVED = "No se pudieron ajustar las existencias";

/** Records units in or out with a reason; what was bought is a purchase of one line. Returns the new stock. */
export async function adjustStock(input: AdjustStockInput): Promise<number> {
  const { id, key, direction, units, reason, cost, note } = input;
  const supabase = serverClient();
  const { error } =
    reason === "bought"
      ? await supabase.rpc("record_purchase", {
          p_key: key,
          p_purchase: {
            note,
            lines: [{ product: id, quantity: units, cost: cost === null ? null : cost * units }],
          },
        })
      : await supabase.rpc("adjust_stock", {
          p_product: id,
          p_delta: direction === "in" ? units : -units,
          p_reason: reason,
          p_note: note,
        });
  if (error) throw databaseFailure(error, NOT_MOVED);
  const left = await supabase.from("products").select("stock").eq("id", id).single();
  if (left.error) throw databaseFailure(left.error, NOT_MOVED);
  return left.data.stock;
}

/** The cost of units in stock that have none. */
export async function valueStock({ id, cost }: ValueStockInput) {
  const { error } = await serverClient().rpc("value_stock", { p_product: id, p_cost: cost });
  if (error) throw databaseFailure(error, "No se pudo guardar el costo");
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
