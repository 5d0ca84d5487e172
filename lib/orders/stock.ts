import "server-only";
import { log } from "@/lib/core/log";
import { renewProducts } from "@/lib/core/refresh";
import { adminClient } from "@/lib/supabase/admin";

/**
 * Revalidates the public pages of the products in these orders. Runs in routes, in after() and in actions. Failures are
 * logged only: pages stay stale longer.
 */
export async function renewStock(orderIds: readonly string[]): Promise<void> {
  const { data, error } = await adminClient()
    .from("order_items")
    .select("item_id")
    .eq("item_type", "product")
    .in("order_id", orderIds);
  if (error) log("warn", "orders.stock_not_renewed", { cause: error });
  else renewProducts(data.map((line) => line.item_id));
}
